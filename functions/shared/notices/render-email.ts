import { firstNameOf, isFirstName, type Message, type NoticeKind, noticeKinds } from "@petcare/domain";
import { readStopWord, readUser, type User } from "@petcare/storage";
import { throttle } from "../limits/throttle.ts";
import type { Email } from "../messages/send-email.ts";
import { AppError } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for HTML, for elements and quoted attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Makes the last part of an unsubscribe link: '<person>.<word>.<kind>'. */
const stopFile = (person: string, word: string, kind: NoticeKind): string => `${person}.${word}.${kind}`;

/**
 * Reads the person and the kind of an unsubscribe link. A wrong person and a wrong word are the same error.
 *
 * @throws AppError not_found, too_many_requests
 */
export async function readStop(file: string, sourceIp: string): Promise<{ person: User; kind: NoticeKind }> {
  const [, id = "", word = "", name] = /^([\w.-]{1,80})\.([\w-]+)\.([a-z]+)$/.exec(file) ?? [];
  const kind = noticeKinds.find((one) => one === name);
  const isTheirs = kind && word !== "" && (await readStopWord(runtime.db, id)) === word;
  const person = isTheirs ? await readUser(runtime.db, id) : undefined;
  if (kind && person && person.deleted_at === undefined) return { person, kind };
  await throttle("public/address", ["stop", sourceIp]);
  throw new AppError("not_found");
}

interface Reader {
  id: string;
  name: string;
  /** The recipient's address. */
  email: string;
  /** The random word of the unsubscribe link; absent if the email has no such link. */
  stop?: string;
}

interface Sender {
  name: string;
  phone: { shown: string; link: string };
  /** Without a slash at the end. */
  siteUrl: string;
}

/** Renders a message as an email, in plain text and HTML. */
export function renderEmail(message: Message, reader: Reader, sender: Sender): Omit<Email, "tags"> {
  const { kind, subject, sections, button } = message;
  // Strangers typed their own name: it is not repeated.
  const firstName = firstNameOf(reader.name);
  const letter: Letter = {
    subject,
    greeting: isFirstName(firstName) ? `Hi ${firstName},` : "Hello,",
    // Many people read the body alone, so a single message repeats its subject above its lines.
    sections: sections.map((section) => ({ heading: subject, ...section })),
    button: { text: button.text, link: sender.siteUrl + button.path },
    stopLink: reader.stop && `${sender.siteUrl}/api/stops/${stopFile(reader.id, reader.stop, kind)}`,
    sender,
  };
  return {
    to: reader.email,
    subject,
    text: textOf(letter),
    html: htmlOf(letter),
    // One-click unsubscribe, RFC 8058.
    headers: letter.stopLink
      ? {
          "List-Unsubscribe": `<${letter.stopLink}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
      : {},
  };
}

interface Letter {
  subject: string;
  greeting: string;
  sections: Message["sections"];
  button: { text: string; link: string };
  stopLink: string | undefined;
  sender: Sender;
}

const textOf = ({ greeting, sections, button, stopLink, sender }: Letter): string =>
  [
    greeting,
    ...sections.map(({ heading, lines }) => [...(heading ? [heading] : []), ...lines].join("\n")),
    `${button.text}: ${button.link}`,
    `Questions? Call ${sender.phone.shown}.${stopLink ? `\nStop these emails: ${stopLink}` : ""}`,
    sender.name,
  ].join("\n\n");

/** Renders the HTML. Some mail programs ignore style elements, so every element has its own light colours. */
const htmlOf = ({ subject, greeting, sections, button, stopLink, sender }: Letter): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
.page { background: #0d1f19 !important }
.card { background: #16302a !important }
.ink { color: #f1f7f3 !important }
.quiet, .quiet a { color: #a9c4b8 !important }
.button { background: #6fa48f !important; color: #0d2a22 !important }
}
</style>
</head>
<body class="page" style="margin: 0; padding: 24px 12px; background: #faf6ee; font: 16px/1.5 Figtree, Helvetica, Arial, sans-serif">
<div style="max-width: 560px; margin: 0 auto">
<p class="ink" style="margin: 0 0 16px; font: 600 20px/1.2 Fraunces, Georgia, serif; color: #143a2f">${escaped(sender.name)}</p>
<div class="card ink" style="padding: 24px; background: #fff; border-radius: 16px; color: #143a2f; overflow-wrap: anywhere">
<p style="margin: 0 0 16px">${escaped(greeting)}</p>
${sections.map(sectionOf).join("\n")}
<p style="margin: 24px 0 0"><a class="button" href="${escaped(button.link)}" style="display: inline-block; padding: 12px 20px; border-radius: 999px; background: #1d5443; color: #fff; font-weight: 600; text-decoration: none">${escaped(button.text)}</a></p>
</div>
<p class="quiet" style="margin: 16px 0 0; font-size: 14px; color: #52685f">Questions? Call <a href="tel:${escaped(sender.phone.link)}" style="color: #52685f; white-space: nowrap">${escaped(sender.phone.shown)}</a>.</p>
${stopLink ? `<p class="quiet" style="margin: 4px 0 0; font-size: 14px"><a href="${escaped(stopLink)}" style="color: #52685f; white-space: nowrap">Stop these emails</a></p>` : ""}
</div>
</body>
</html>
`;

const sectionOf = ({ heading, lines }: Message["sections"][number]): string =>
  [
    ...(heading ? [`<h2 style="margin: 24px 0 4px; font-size: 16px">${inLine(heading)}</h2>`] : []),
    ...lines.map((line) => `<p style="margin: 0 0 8px">${inLine(line)}</p>`),
  ].join("\n");

/** Escapes a line, keeps a note's line breaks, and never breaks a line within '9 AM–12 PM'. */
const inLine = (text: string): string =>
  escaped(text)
    .replaceAll("\n", "<br>")
    .replace(/\d{1,2}( [AP]M)?–\d{1,2} [AP]M/g, '<span style="white-space: nowrap">$&</span>');
