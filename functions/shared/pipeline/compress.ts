import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";

/** In bytes of JSON. A shorter answer gains nothing: the packets on the network are as many. */
const worthCompressing = 1024;

/**
 * An answer in the coding that the caller accepts best; one of at most 1 KiB is left as it is.
 * CloudFront compresses only what it caches, and it caches no answer of the API.
 * No cookie signs anybody in, so another site cannot have its guesses compressed together with a private answer.
 */
export function compressed(
  { body = "", headers, ...answer }: APIGatewayProxyStructuredResultV2,
  acceptEncoding: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  if (Buffer.byteLength(body) <= worthCompressing) return { ...answer, headers: { ...headers }, body };
  const varying = { ...headers, vary: "accept-encoding" };
  const coding = preferredCoding(acceptEncoding);
  if (!coding) return { ...answer, headers: varying, body };
  return {
    ...answer,
    headers: { ...varying, "content-encoding": coding },
    body: encode(coding, body).toString("base64"),
    isBase64Encoded: true,
  };
}

/** Synchronous, because a Lambda function has nothing else to do meanwhile. */
function encode(coding: "br" | "gzip", text: string): Buffer {
  if (coding === "gzip") return gzipSync(text);
  // The default, 11, is made for files: it takes a hundred times as long for a tenth less.
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** The codings of an answer, the better one first. */
const codings = ["br", "gzip"] as const;

/**
 * The coding that an Accept-Encoding header prefers; undefined where it accepts neither.
 * A weight of 0 refuses a coding. "*" stands for every coding that is not named.
 */
export function preferredCoding(acceptEncoding: string | undefined): (typeof codings)[number] | undefined {
  const weights = new Map(
    (acceptEncoding ?? "")
      .toLowerCase()
      .split(",")
      .map((part): [string, number] => {
        const [coding = "", weight] = part.split(/\s*;\s*q\s*=\s*/);
        return [coding.trim(), weight === undefined ? 1 : Number(weight) || 0];
      }),
  );
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get("*") ?? 0;
  const [best] = codings.toSorted((a, b) => weightOf(b) - weightOf(a));
  return best && weightOf(best) > 0 ? best : undefined;
}
