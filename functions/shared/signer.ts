import { Sha256 } from "@aws-crypto/sha256-js";
import { SignatureV4 } from "@smithy/signature-v4";
import { environment } from "./runtime.ts";

/** Signs requests to a service of AWS's in this function's name, by the SDK's own signer. */
export const signerOf = (service: string) =>
  new SignatureV4({
    service,
    region: environment("AWS_REGION"),
    credentials: ownCredentials(),
    sha256: Sha256,
    // S3 takes paths as they are, and no other request has one.
    uriEscapePath: false,
  });

/** The credentials that Lambda gives to this function. */
export function ownCredentials() {
  const sessionToken = process.env.AWS_SESSION_TOKEN;
  return {
    accessKeyId: environment("AWS_ACCESS_KEY_ID"),
    secretAccessKey: environment("AWS_SECRET_ACCESS_KEY"),
    ...(sessionToken && { sessionToken }),
  };
}
