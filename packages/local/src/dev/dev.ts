import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Answer, Email, OutboxMessage } from "@petcare/stand-ins";
import { gatewayMessage } from "../gateway/gateway-message.ts";
import { split } from "../gateway/http-api.ts";
import { type DevPage, devPage } from "./dev-page.ts";

export interface DevOptions {
  messages(): OutboxMessage[];
  emails(): Email[];
  /** The accounts that can sign in, with their passwords. */
  accounts: DevPage["accounts"];
  /** Runs the nightly job and resolves to its result. */
  nightly(): Promise<unknown>;
}

/**
 * The pages that only a local installation has: GET /dev (HTML), GET /dev/sms and GET /dev/emails (JSON, newest last).
 * POST /dev/nightly runs the nightly job now and answers its result.
 */
export function devPages(options: DevOptions): (request: IncomingMessage) => Promise<Answer> {
  const sms = () =>
    options
      .messages()
      .flatMap(({ number, instant, text }) => (number ? [{ at: isoOf(instant), to: number, text }] : []));
  const emails = () => options.emails().map(({ instant, ...email }) => ({ at: isoOf(instant), ...email }));

  return async ({ method, url = "/", headers }) => {
    if (!isLocal(headers)) return gatewayMessage(403, "Forbidden");
    switch (`${method} ${split(url)[0]}`) {
      case "GET /dev":
        return html(devPage({ accounts: options.accounts, sms: sms(), emails: emails() }));
      case "GET /dev/sms":
        return json(sms());
      case "GET /dev/emails":
        return json(emails());
      case "POST /dev/nightly":
        return json(await options.nightly());
      default:
        return gatewayMessage(404, "Not Found");
    }
  };
}

/**
 * Whether a request is for this machine by name, and from no page but its own. A browser may be led here under another
 * name, or by another site's page. Programs send no Origin.
 */
function isLocal({ host = "", origin }: IncomingHttpHeaders): boolean {
  return (
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) && (origin === undefined || origin === `http://${host}`)
  );
}

const isoOf = (instant: number) => new Date(instant).toISOString();
const answer = (type: string, body: string): Answer => ({
  status: 200,
  headers: { "content-type": type, "cache-control": "no-store" },
  body,
});
const html = (body: string) => answer("text/html; charset=utf-8", body);
const json = (value: unknown) => answer("application/json", JSON.stringify(value));
