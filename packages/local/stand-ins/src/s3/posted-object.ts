import type { IncomingMessage } from "node:http";
import { AwsError } from "../aws-error.ts";

type Condition = Record<string, string> | [string, number, number];

/** More than any policy here allows. */
const mostBytes = 20_000_000;

/**
 * Reads the object of a form that a browser sends, as far as the form's own policy allows it: before its end, to this
 * bucket, with these fields and no others, and of this size. No signature is looked at.
 *
 * @throws AwsError AccessDenied, EntityTooLarge or EntityTooSmall
 */
export async function readPostedObject(
  request: IncomingMessage,
  bucket: string,
  now: number,
): Promise<{ key: string; file: Buffer }> {
  const form = await readForm(request);
  const file = form.get("file");
  const { policy, "x-amz-signature": signature, ...fields } = textsIn(form);
  if (!policy || !signature || !(file instanceof File)) throw denied("Access Denied");
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, "base64").toString()) as {
    expiration: string;
    conditions: Condition[];
  };
  if (Date.parse(expiration) < now) throw denied("Invalid according to Policy: Policy expired.");
  const allowed = Object.fromEntries(
    conditions
      .filter((condition) => !Array.isArray(condition))
      .flatMap((condition) => Object.entries(condition).map(([name, value]) => [name.toLowerCase(), value])),
  );
  const given: Record<string, string> = { bucket, ...fields };
  for (const name of new Set([...Object.keys(allowed), ...Object.keys(given)])) {
    if (allowed[name] !== given[name]) throw denied(`Invalid according to Policy: Policy Condition failed: ${name}`);
  }
  for (const [name, least, most] of conditions.filter((condition) => Array.isArray(condition))) {
    if (name !== "content-length-range") throw denied(`Invalid according to Policy: ${name}`);
    if (file.size > most) throw new AwsError("EntityTooLarge", "Your proposed upload exceeds the maximum size", 400);
    if (file.size < least) throw new AwsError("EntityTooSmall", "Your proposed upload is too small", 400);
  }
  return { key: fields.key ?? "", file: Buffer.from(await file.arrayBuffer()) };
}

const denied = (message: string) => new AwsError("AccessDenied", message, 403);

/** The fields but the file, by their names in small letters: S3 tells no case apart. */
const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name.toLowerCase(), value]] : [])),
  );

async function readForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) throw new AwsError("EntityTooLarge", "Your proposed upload exceeds the maximum size", 400);
    chunks.push(chunk);
  }
  const type = request.headers["content-type"] ?? "";
  return new Response(Buffer.concat(chunks), { headers: { "content-type": type } }).formData();
}
