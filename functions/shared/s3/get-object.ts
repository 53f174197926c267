import { runtime } from "../runtime.ts";
import { objectAddress, signedLink } from "./sign.ts";

/** A link from which anybody takes an object for some seconds, and saves it under a name. */
export const linkToObject = (bucket: string, key: string, { name, validFor }: { name: string; validFor: number }) =>
  signedLink({
    method: "GET",
    address: objectAddress(bucket, key),
    validFor,
    now: runtime.now(),
    query: { "response-content-disposition": `attachment; filename="${name}"` },
  });
