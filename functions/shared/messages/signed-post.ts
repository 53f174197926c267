import { environment } from "../runtime.ts";
import { signerOf } from "../signer.ts";

interface Post {
  /** The service, as its signatures name it. */
  service: string;
  /** The service, as its address names it; as its signatures do where absent. */
  subdomain?: string;
  path?: string;
  /** The service, as the variable AWS_ENDPOINT_URL_… names it. */
  variable: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Makes one call to a service of AWS's, once. The service's whole client would be a tenth of a function that makes no other call of it.
 * The answer may repeat what was sent.
 *
 * @returns the body of the answer
 * @throws Error whose name is that of AWS's refusal
 */
export async function signedPost(post: Post): Promise<string> {
  const { service, subdomain = service, path = "/", variable, headers: given, body } = post;
  const other = process.env[`AWS_ENDPOINT_URL_${variable}`] ?? process.env.AWS_ENDPOINT_URL;
  const address = new URL(path, other ?? `https://${subdomain}.${environment("AWS_REGION")}.amazonaws.com`);
  const { protocol, hostname, host } = address;
  const request = { method: "POST", protocol, hostname, path, headers: { host, ...given }, body };
  const { headers } = await signerOf(service).sign(request);
  const answer = await fetch(address, { method: "POST", headers, body, signal: AbortSignal.timeout(5000) });
  const text = await answer.text();
  if (answer.ok) return text;
  const name = refusalIn(answer.headers.get("x-amzn-errortype") ?? "", text);
  throw Object.assign(new Error(`${service} answered ${answer.status}`), { name });
}

/** The error's name, from its header or else from the answer. In JSON AWS puts its namespace before a number sign. */
const refusalIn = (header: string, answer: string): string =>
  /^\w+/.exec(header)?.[0] ?? /(?:"__type":\s*"(?:[^"#]*#)?|<Code>)(\w+)/.exec(answer)?.[1] ?? "unknown";
