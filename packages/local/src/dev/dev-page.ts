interface Sent {
  /** ISO 8601. */
  at: string;
  to: string;
  subject?: string;
  text: string;
}

export interface DevPage {
  accounts: readonly { role: string; email: string; password: string }[];
  /** Newest last. */
  sms: readonly Sent[];
  emails: readonly Sent[];
}

/** The HTML page of a local installation, with its accounts, text messages and emails. */
export const devPage = ({ accounts, sms, emails }: DevPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local installation</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; width: 100% }
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

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
