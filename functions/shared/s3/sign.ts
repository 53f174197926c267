import { createHash, createHmac } from "node:crypto";
import { environment } from "../runtime.ts";

/** A request to S3 that a link lets anybody make, for some time. */
interface Signed {
  method: "GET" | "PUT";
  /** Of an object: objectAddress. */
  address: URL;
  /** In seconds. */
  validFor: number;
  /** Epoch milliseconds. */
  now: number;
  /** Beside those of the signature. */
  query?: Readonly<Record<string, string>>;
}

/**
 * A link that lets anybody make one request to S3 in this function's name: AWS's Signature Version 4, in the query.
 * AWS's own client of S3 would more than double the function that needs nothing else of it.
 */
export function signedLink({ method, address, validFor, now, query = {} }: Signed): string {
  const region = environment("AWS_REGION");
  const session = process.env.AWS_SESSION_TOKEN;
  const { host, pathname } = address;
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const parameters = queryText({
    ...query,
    "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
    "X-Amz-Credential": `${environment("AWS_ACCESS_KEY_ID")}/${scope}`,
    "X-Amz-Date": time,
    "X-Amz-Expires": String(validFor),
    ...(session && { "X-Amz-Security-Token": session }),
    "X-Amz-SignedHeaders": "host",
  });
  const request = [method, pathname, parameters, `host:${host}`, "", "host", "UNSIGNED-PAYLOAD"].join("\n");
  const text = ["AWS4-HMAC-SHA256", time, scope, createHash("sha256").update(request).digest("hex")].join("\n");
  return `${address.href}?${parameters}&X-Amz-Signature=${hmac(signingKey(scope), text).toString("hex")}`;
}

/**
 * Where an object is: at the bucket's own address; where another implementation is named, the bucket begins the path.
 *
 * @param key letters, digits and '-._/' only
 */
export function objectAddress(bucket: string, key: string): URL {
  const other = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
  return other
    ? new URL(`/${bucket}/${key}`, other)
    : new URL(`https://${bucket}.s3.${environment("AWS_REGION")}.amazonaws.com/${key}`);
}

function signingKey(scope: string): Buffer {
  const secret = Buffer.from(`AWS4${environment("AWS_SECRET_ACCESS_KEY")}`);
  return scope.split("/").reduce(hmac, secret);
}

const hmac = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** Sorted, and percent-encoded as the signature wants it. */
const queryText = (query: Readonly<Record<string, string>>) =>
  Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
