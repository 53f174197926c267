import { createHash, createPrivateKey, createPublicKey, generateKeyPair, sign, verify } from "node:crypto";
import { promisify } from "node:util";

export interface SigningKey {
  /** A JSON web token with RS256. */
  sign(claims: object): string;
  /** The claims of a token that this key signed, whatever they say; undefined for any other text. */
  read(token: string): Record<string, unknown> | undefined;
  jwks: { keys: object[] };
}

/** A new RSA key, as PKCS #8 PEM. */
export async function makeSigningKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

/** Reads a key that makeSigningKey made. */
export function openSigningKey(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const { kty, n = "", e } = publicKey.export({ format: "jwk" });
  const kid = createHash("sha256").update(n).digest("base64url");
  return {
    jwks: { keys: [{ kty, n, e, kid, alg: "RS256", use: "sig" }] },
    sign(claims) {
      const signed = `${encode({ kid, alg: "RS256" })}.${encode(claims)}`;
      return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), privateKey).toString("base64url")}`;
    },
    read(token) {
      const [header, payload, signature, ...rest] = token.split(".");
      if (header === undefined || payload === undefined || signature === undefined || rest.length > 0) return undefined;
      const signed = Buffer.from(`${header}.${payload}`);
      if (!verify("RSA-SHA256", signed, publicKey, Buffer.from(signature, "base64url"))) return undefined;
      return JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
    },
  };
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
