import type { Message } from "@petcare/domain";
import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { renderEmail } from "./render-email.ts";

const reader = { id: "client-4", name: "Ann Marsh", email: "ann@example.com", stop: "w0rd" };
const sender = {
  name: "Harbor & Hound",
  phone: { shown: "(516) 555-0134", link: "+15165550134" },
  siteUrl: "https://walks.bay.com",
};
const moved: Message = {
  kind: "plan",
  subject: "Biscuit: now Tue Nov 24, 12–3 PM",
  sections: [{ lines: ["It was Mon, Nov 23, 9 AM–12 PM. Rosa will come."] }],
  button: { text: "See your plan", path: "/client?date=2026-11-24" },
};
const stopLink = "https://walks.bay.com/api/stops/client-4.w0rd.plan";

/** The HTML as a browser reads it. */
function read(html: string) {
  const { document } = new Window();
  document.write(html);
  const links = [...document.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
  const words = [...document.querySelectorAll("p, h2")].map(({ textContent }) => textContent);
  return { title: document.title, words, links, headings: [...document.querySelectorAll("h2")].length, document };
}

test("an email says the same in text and in HTML, and begins and ends alike", () => {
  const { to, subject, text, html } = renderEmail(moved, reader, sender);
  expect([to, subject]).toEqual(["ann@example.com", moved.subject]);
  expect(text).toBe(
    [
      "Hi Ann,",
      "Biscuit: now Tue Nov 24, 12–3 PM\nIt was Mon, Nov 23, 9 AM–12 PM. Rosa will come.",
      "See your plan: https://walks.bay.com/client?date=2026-11-24",
      `Questions? Call (516) 555-0134.\nStop these emails: ${stopLink}`,
      "Harbor & Hound",
    ].join("\n\n"),
  );
  const { title, words, links, document } = read(html);
  expect(title).toBe(moved.subject);
  const together = [...document.querySelectorAll("span")].map(({ textContent }) => textContent);
  expect(together, "hours stay on one line").toEqual(["12–3 PM", "9 AM–12 PM"]);
  expect(words).toEqual([
    "Harbor & Hound",
    "Hi Ann,",
    "Biscuit: now Tue Nov 24, 12–3 PM",
    "It was Mon, Nov 23, 9 AM–12 PM. Rosa will come.",
    "See your plan",
    "Questions? Call (516) 555-0134.",
    "Stop these emails",
  ]);
  expect(links).toEqual([
    ["See your plan", "https://walks.bay.com/client?date=2026-11-24"],
    ["(516) 555-0134", "tel:+15165550134"],
    ["Stop these emails", stopLink],
  ]);
});

test("several kinds stand below headings, in both forms", () => {
  const sections = [
    { heading: "3 changes to Biscuit's visits", lines: ["Mon: cancelled.", "Tue: 12–3 PM."] },
    { heading: "Your invoice: $158.00, due Mon Nov 30", lines: ["For Nov 16–22."] },
  ];
  const { text, html } = renderEmail({ ...moved, sections }, reader, sender);
  expect(text).toContain("\n\n3 changes to Biscuit's visits\nMon: cancelled.\nTue: 12–3 PM.\n\nYour invoice: $158.00");
  const { headings, words } = read(html);
  expect(headings).toBe(2);
  expect(words.slice(2, 7)).toEqual(sections.flatMap(({ heading, lines }) => [heading, ...lines]));
});

test("what people have typed is text and no markup", () => {
  const name = `<img src=x onerror=alert(1)>"'& ${"N".repeat(80)}`;
  const { html } = renderEmail(
    { ...moved, subject: name, sections: [{ heading: name, lines: [name] }], button: { text: name, path: `/"><b>` } },
    { ...reader, name: "<b>Ann</b>" },
    sender,
  );
  const { document, title, words } = read(html);
  expect(document.querySelector("img, b, script")).toBeNull();
  expect(title).toBe(name);
  expect(words.slice(1, 5)).toEqual(["Hello,", name, name, name]);
});
