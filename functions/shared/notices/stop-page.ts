import { business } from "@petcare/business";
import { type NoticeKind, noticeRules } from "@petcare/domain";
import { escaped } from "./render-email.ts";

/**
 * Renders the unsubscribe page. It needs no sign-in, no script and no file of the site.
 *
 * @param state 'asked' shows the button, 'stopped' the confirmation
 */
export function stopPage(kind: NoticeKind, state: "asked" | "stopped"): string {
  const label = noticeRules[kind].label;
  const [title, words] =
    state === "asked"
      ? ["Stop these emails?", `You get emails of this kind: ${label}.`]
      : ["Stopped", `You get no more emails of this kind: ${label}. Your settings turn them on again.`];
  const button = `<form method="post"><button>Stop these emails</button></form>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · ${escaped(business.name)}</title>
<style>
:root { color-scheme: light dark }
body { max-width: 32rem; margin: 12vh auto 0; padding: 0 20px; font: 18px/1.5 system-ui, sans-serif }
h1 { font: 600 28px/1.2 Georgia, serif }
button { padding: 14px 24px; border: 0; border-radius: 999px; background: #1d5443; color: #fff; font: 600 18px system-ui, sans-serif }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escaped(words)}</p>
${state === "asked" ? button : ""}
<p>Questions? Call <a href="tel:${business.phone.link}">${escaped(business.phone.shown)}</a>.</p>
<p><a href="/login">Sign in</a></p>
</main>
</body>
</html>
`;
}
