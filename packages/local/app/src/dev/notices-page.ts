import type { Mail, PushMessage } from "@petcare/stand-ins";

/** The form of Declarative Web Push that the stand-in has kept. */
interface Declarative {
  notification?: { title?: string; body?: string; navigate?: string; tag?: string };
}

/** The messages that SES and the push services would have delivered, the latest first, with what may become of each. */
export const noticesPage = (mails: readonly Mail[], pushes: readonly PushMessage[]): string =>
  [
    ...mails.map((mail) => ({ instant: mail.instant, text: mailPart(mail) })),
    ...pushes.map((push) => ({ instant: push.instant, text: pushPart(push) })),
  ]
    .sort((one, other) => other.instant - one.instant)
    .map(({ text }) => text)
    .join("\n") || "<p>None yet.</p>";

const mailPart = ({ id, instant, to, subject, text, html }: Mail): string =>
  part(`${isoOf(instant)} · email to ${to}`, subject, [
    `<iframe title="${escaped(subject)}" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escaped(html.replace("<head>", '<head><base target="_top">'))}"></iframe>`,
    `<details><summary>As text</summary><p>${linked(text)}</p></details>`,
    act("bounce", id, "Bounce"),
    act("complain", id, "Complain"),
  ]);

function pushPart({ instant, endpoint, message }: PushMessage): string {
  const { title = "", body = "", navigate = "", tag = "" } = (message as Declarative).notification ?? {};
  return part(`${isoOf(instant)} · push (${tag}) to ${endpoint}`, title, [
    `<p>${escaped(body)}</p>`,
    `<p>${linked(navigate)}</p>`,
    act("gone", endpoint, "Browser gone"),
  ]);
}

const part = (about: string, title: string, inside: string[]): string =>
  `<section><p>${escaped(about)}</p><h3>${escaped(title)}</h3>${inside.join("\n")}</section>`;

const act = (name: string, of: string, words: string): string =>
  `<form method="post" action="/dev/${name}?of=${encodeURIComponent(of)}"><button>${words}</button></form>`;

const isoOf = (instant: number) => new Date(instant).toISOString();

/** Text with its addresses as links. */
const linked = (text: string) =>
  escaped(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
