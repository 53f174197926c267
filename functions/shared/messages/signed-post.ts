import { environment } from "../runtime.ts";
import { signerOf } from "../signer.ts";

interface Post {
  /** The service, as its address and its signatures name it. */
  service: string;
  /** The service, as the variable AWS_ENDPOINT_URL_… names it. */
  variable: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Makes one call to a service of AWS's, once. The service's whole client would be a tenth of a function that makes no other call of it.
 * Nobody keeps the answer: it may repeat what was sent.
 *
 * @throws Error whose name is that of AWS's refusal
 */
export async function signedPost({ service, variable, headers: given, body }: Post): Promise<void> {
  const other = process.env[`AWS_ENDPOINT_URL_${variable}`] ?? process.env.AWS_ENDPOINT_URL;
  const address = new URL(other ?? `https://${service}.${environment("AWS_REGION")}.amazonaws.com`);
  const { protocol, hostname, host } = address;
  const request = { method: "POST", protocol, hostname, path: "/", headers: { host, ...given }, body };
  const { headers } = await signerOf(service).sign(request);
  const answer = await fetch(address, { method: "POST", headers, body, signal: AbortSignal.timeout(5000) });
  const text = await answer.text();
  if (!answer.ok) throw Object.assign(new Error(`${service} answered ${answer.status}`), { name: refusalIn(text) });
}

/** The error's name. In JSON AWS puts its namespace before a number sign. */
const refusalIn = (answer: string): string =>
  /(?:"__type":\s*"(?:[^"#]*#)?|<Code>)(\w+)/.exec(answer)?.[1] ?? "unknown";
