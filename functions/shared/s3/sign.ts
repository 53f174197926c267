import { environment } from "../runtime.ts";
import { signerOf } from "../signer.ts";

/** A request to S3 that a link lets anybody make, for some time. */
interface Signed {
  method: "GET" | "PUT" | "DELETE";
  /** Of an object: objectAddress. */
  address: URL;
  /** In seconds. */
  validFor: number;
  /** Epoch milliseconds. */
  now: number;
  /** Beside those of the signature. */
  query?: Record<string, string>;
}

/**
 * A link that lets anybody make one request to S3 in this function's name.
 * The whole client of S3 would more than double a function that needs nothing else of it.
 */
export async function signedLink({ method, address, validFor, now, query = {} }: Signed): Promise<string> {
  const { protocol, hostname, host, pathname } = address;
  const headers = { host, "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD" };
  const signed = await signerOf("s3").presign(
    { method, protocol, hostname, path: pathname, query, headers },
    { expiresIn: validFor, signingDate: new Date(now) },
  );
  return `${address.href}?${queryText(signed.query as Record<string, string>)}`;
}

/**
 * Builds an object's address: the bucket's own; if another implementation is named, the bucket begins the path.
 *
 * @param key letters, digits and '-._/' only
 */
export function objectAddress(bucket: string, key: string): URL {
  const other = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
  return other
    ? new URL(`/${bucket}/${key}`, other)
    : new URL(`https://${bucket}.s3.${environment("AWS_REGION")}.amazonaws.com/${key}`);
}

/** A blank is %20 here: S3 would read a plus as itself. */
const queryText = (query: Record<string, string>) =>
  Object.entries(query)
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .join("&");
