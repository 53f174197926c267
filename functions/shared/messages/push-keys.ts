import { generateKeyPairSync } from "node:crypto";
import { type PushKeys, pushKeysOf } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** Reads the keys that sign this installation's pushes. Creates them at their first use. */
export const pushKeys = (): Promise<PushKeys> => pushKeysOf(runtime.db, makeKeys);

function makeKeys(): PushKeys {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    format: "jwk",
  });
  return { x, y, d };
}

/** Encodes the public key for a browser: an uncompressed point in base64url. */
export const publicKeyOf = ({ x, y }: PushKeys): string =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]).toString("base64url");
