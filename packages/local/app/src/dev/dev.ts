import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Answer, Email, Mail, OutboxMessage, PushMessage } from "@petcare/stand-ins";
import { gatewayMessage } from "../gateway/gateway-message.ts";
import { split } from "../gateway/http-api.ts";
import { escaped, noticesPage } from "./notices-page.ts";

interface DevOptions {
  messages(): OutboxMessage[];
  emails(): Email[];
  mails(): Mail[];
  pushes(): PushMessage[];
  /** From now on a browser's push service knows it no more. */
  forgetBrowser(endpoint: string): void;
  /** The accounts that can sign in, with their passwords. */
  accounts: DevPage["accounts"];
  /** Runs the nightly job and resolves to its result. */
  nightly(): Promise<unknown>;
  /** Runs a job of this name with an event, as AWS does. */
  run(name: string, event: unknown): Promise<unknown>;
}

/**
 * The pages that only a local installation has: GET /dev (HTML), GET /dev/sms and GET /dev/emails (JSON, newest last).
 * POST /dev/nightly runs the nightly job now and answers its result, and POST /dev/messenger the job that tells people.
 * POST /dev/bounce, /dev/complain and /dev/gone let a message come back: ?of= names the email, or the browser.
 */
export function devPages(options: DevOptions): (request: IncomingMessage) => Promise<Answer> {
  const sms = () => options.messages().map(({ number, instant, text }) => ({ at: isoOf(instant), to: number, text }));
  const emails = () => options.emails().map(({ instant, ...email }) => ({ at: isoOf(instant), ...email }));

  /** Tells of an email what SES would. */
  async function tell(id: string, event: object): Promise<void> {
    const mail = options.mails().find((one) => one.id === id);
    if (!mail) return;
    const tags = Object.fromEntries(Object.entries(mail.tags).map(([name, tag]) => [name, [tag]]));
    const Message = JSON.stringify({ ...event, mail: { destination: [mail.to], tags } });
    await options.run("mailEvents", { Records: [{ Sns: { Message } }] });
  }

  return async ({ method, url = "/", headers }) => {
    if (!isLocal(headers)) return gatewayMessage(403, "Forbidden");
    const [path, query] = split(url);
    const of = new URLSearchParams(query).get("of") ?? "";
    switch (`${method} ${path}`) {
      case "GET /dev":
        return html(
          devPage({
            ...options,
            sms: sms(),
            emails: emails(),
            notices: noticesPage(options.mails(), options.pushes()),
          }),
        );
      case "GET /dev/sms":
        return json(sms());
      case "GET /dev/emails":
        return json(emails());
      case "POST /dev/nightly":
        return json(await options.nightly());
      case "POST /dev/messenger":
        return json(await options.run("messenger", {}));
      case "POST /dev/bounce":
        return back(await tell(of, { eventType: "Bounce", bounce: { bounceType: "Permanent" } }));
      case "POST /dev/complain":
        return back(await tell(of, { eventType: "Complaint" }));
      case "POST /dev/gone":
        return back(options.forgetBrowser(of));
      default:
        return gatewayMessage(404, "Not Found");
    }
  };
}

/**
 * Tells whether a request is for this machine by name, and from no page but its own. A browser may be led here under another
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
const back = (_done?: unknown): Answer => ({ status: 303, headers: { location: "/dev" }, body: "" });
const json = (value: unknown) => answer("application/json", JSON.stringify(value));

interface Sent {
  /** ISO 8601. */
  at: string;
  to: string;
  subject?: string;
  text: string;
}

interface DevPage {
  accounts: readonly { role: string; email: string; password: string }[];
  /** Newest last. */
  sms: readonly Sent[];
  emails: readonly Sent[];
  /** HTML. */
  notices: string;
}

/** The HTML page of a local installation, with its accounts, messages, text messages and emails. */
const devPage = ({ accounts, sms, emails, notices }: DevPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local installation</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; width: 100% }
section { margin: 1rem 0; padding: 1rem; border: 1px solid #8886; border-radius: 12px; overflow-wrap: anywhere }
section form { display: inline-block; margin-right: .5rem }
section details p { white-space: pre-wrap }
iframe { width: 100%; height: 26rem; border: 0; border-radius: 8px }
th, td { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8886; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>Local installation</h1>
<p><a href="/">The application</a></p>
<h2>Accounts</h2>
${table(
  ["Role", "Email", "Password"],
  accounts.map(({ role, email, password }) => [role, email, password]),
)}
<h2>Messages</h2>
<form method="post" action="/dev/messenger"><button>Run now</button></form>
${notices}
<h2>Text messages</h2>
${outbox(sms)}
<h2>Emails</h2>
${outbox(emails)}
</body>
</html>
`;

const outbox = (sent: readonly Sent[]): string =>
  sent.length === 0
    ? "<p>None yet.</p>"
    : table(
        ["At", "To", "Text"],
        sent.toReversed().map(({ at, to, subject, text }) => [at, to, subject ? `${subject}\n${text}` : text]),
      );

function table(heads: string[], rows: string[][]): string {
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
  return `<table>${row(heads, "th")}${rows.map((cells) => row(cells, "td")).join("\n")}</table>`;
}
