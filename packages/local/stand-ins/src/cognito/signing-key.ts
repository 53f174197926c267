import { createHash, createPrivateKey, createPublicKey, generateKeyPair, sign } from "node:crypto";
import { promisify } from "node:util";

export interface SigningKey {
  /** A JSON web token with RS256. */
  sign(claims: object): string;
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
  };
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
