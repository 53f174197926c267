import { expect, test } from "vitest";
import type { NoticeEvent, NoticeFacts, NoticeRequest, PlanFact } from "./facts.ts";
import { messageOf } from "./message-of.ts";
import type { NoticeKind } from "./notice-kinds.ts";

const visit = { pets: ["Biscuit"], date: "2026-11-24", timeframe: "morning", walker: "Rosa" } as const;
const series = {
  pets: ["Biscuit"],
  every: "every Mon, Wed and Fri",
  timeframe: "morning",
  walker: "Rosa",
  from: "2026-11-23",
} as const;
const money = { cents: 15_800, period: { start: "2026-11-16", end: "2026-11-22" }, due: "2026-11-30" } as const;
const [paidIn, report, joined, deaf] = [
  { id: "1", at: 0, kind: "received", from: "Ann", cents: 15_800, left: 0 },
  {
    ...{ id: "2", at: 0, kind: "matter", pets: ["Biscuit", "Milo"], date: "2026-11-24", isIncident: false },
    sentence: "Rosa and Marcus both report Biscuit & Milo.",
  },
  { id: "3", at: 0, kind: "signup", name: "Ann", role: "walker", isMember: false },
  { id: "4", at: 0, kind: "unreached", name: "Ann", about: "Tomorrow: Biscuit, 9 AM–12 PM" },
] as const satisfies NoticeEvent[];
const request = {
  ...{ id: "5", kind: "book", state: "asked", client: "Ann", at: 0, pets: ["Biscuit"], cents: 2500 },
  ...{ date: "2026-11-24", timeframe: "morning" },
} as const satisfies NoticeRequest;
const howToPay = "By check to Harbor & Hound Pet Care LLC.";

const plan = (reader: "client" | "walker", ...changes: PlanFact[]) => messageOf("plan", { reader, changes });
const textOf = ({ subject, lines }: ReturnType<typeof messageOf>) => [subject, ...lines].join(" / ");

test.each<[PlanFact, client: string, walker?: string]>([
  [{ type: "booked", ...visit }, "Booked: Biscuit, Tue Nov 24, 9 AM–12 PM / Rosa will come."],
  [
    { type: "series", ...series },
    "Booked: Biscuit, every Mon, Wed and Fri, 9 AM–12 PM / From Mon, Nov 23 on, with Rosa.",
  ],
  [
    { type: "moved", ...visit, timeframe: "afternoon", was: { date: "2026-11-23", timeframe: "morning" } },
    "Biscuit: now Tue Nov 24, 12–3 PM / It was Mon, Nov 23, 9 AM–12 PM. Rosa will come.",
    "Biscuit: now Tue Nov 24, 12–3 PM / It was Mon, Nov 23, 9 AM–12 PM.",
  ],
  [
    { type: "walker", ...visit, walker: "Marcus", was: "Rosa" },
    "Biscuit: Marcus comes on Tue Nov 24 / Marcus comes instead of Rosa. The time stays 9 AM–12 PM.",
  ],
  [
    { type: "cancelled", ...visit, charged: 1400 },
    "Cancelled: Biscuit, Tue Nov 24 / The visit between 9 AM and 12 PM is cancelled. $14.00 is charged for it.",
    "Cancelled: Biscuit, Tue Nov 24 / The visit between 9 AM and 12 PM is cancelled.",
  ],
  [
    { type: "back", ...visit },
    "Back on: Biscuit, Tue Nov 24, 9 AM–12 PM / Rosa will come.",
    "Back on: Biscuit, Tue Nov 24, 9 AM–12 PM / See your plan.",
  ],
  [
    { type: "yours", ...visit, timeframe: "early_morning" },
    "Yours: Biscuit, Tue Nov 24, 6–9 AM / See your plan.",
    "Yours: Biscuit, Tue Nov 24, 6–9 AM / See your plan.",
  ],
  [
    { type: "gone", ...visit },
    "No longer yours: Biscuit, Tue Nov 24 / Somebody else will go.",
    "No longer yours: Biscuit, Tue Nov 24 / Somebody else will go.",
  ],
  [
    { type: "series-moved", ...series, timeframe: "evening", was: "morning" },
    "Biscuit, every Mon, Wed and Fri: now 6–9 PM / From Mon, Nov 23 on. It was 9 AM–12 PM. Rosa will come.",
  ],
  [
    { type: "series-walker", ...series, walker: "Marcus", was: "Rosa" },
    "Biscuit, every Mon, Wed and Fri: Marcus comes / From Mon, Nov 23 on. Marcus comes instead of Rosa. The time stays 9 AM–12 PM.",
  ],
  [
    { type: "series-ends", ...series, last: "2026-11-27" },
    "Ends: Biscuit, every Mon, Wed and Fri, 9 AM–12 PM / The last visit is on Fri, Nov 27.",
  ],
  [{ type: "series-goes-on", ...series }, "Goes on: Biscuit, every Mon, Wed and Fri, 9 AM–12 PM / Rosa will come."],
])("a change of the plan: %j", (change, client, walker) => {
  expect(textOf(plan("client", change))).toBe(client);
  if (walker !== undefined) expect(textOf(plan("walker", change))).toBe(walker);
});

test("several changes are a line each, and no more than seven", () => {
  const days = ["23", "24", "25", "26", "27", "28", "29", "30"].map(
    (day) => ({ type: "booked", ...visit, date: `2026-11-${day}` }) as PlanFact,
  );
  expect(plan("client", ...days).subject).toBe("8 changes to Biscuit’s visits");
  expect(plan("walker", ...days).subject).toBe("Your plan: 8 changes");
  const { lines } = plan("client", ...days);
  expect(lines[0]).toBe("Booked: Biscuit, Mon Nov 23, 9 AM–12 PM. Rosa will come.");
  expect(lines.slice(7)).toEqual(["and 1 more"]);
  const other = { type: "cancelled", ...visit, pets: ["Max"], charged: 0 } as const;
  expect(plan("client", { type: "back", ...visit }, other).subject).toBe("2 changes to your visits");
});

test.each<{ [Kind in NoticeKind]: [Kind, NoticeFacts[Kind], string] }[NoticeKind]>([
  [
    "week",
    { reader: "walker", from: "2026-11-30", visits: [visit, { ...visit, timeframe: "evening" }] },
    "Your week, Nov 30–Dec 6 / Tue: 2 visits, first 9 AM–12 PM",
  ],
  [
    "week",
    {
      reader: "client",
      from: "2026-11-23",
      visits: ["2026-11-23", "2026-11-25", "2026-11-27"].map((date) => ({ ...visit, date: date as "2026-11-23" })),
    },
    "Your week, Nov 23–29 / Mon, Wed and Fri, 9 AM–12 PM, with Rosa.",
  ],
  [
    "week",
    { reader: "client", from: "2026-11-23", visits: [visit, { ...visit, pets: ["Max"], walker: undefined }] },
    "Your week, Nov 23–29 / Tue, 9 AM–12 PM, with Rosa, Biscuit. / Tue, 9 AM–12 PM, who comes is not settled yet, Max.",
  ],
  [
    "tomorrow",
    { reader: "walker", visits: [visit, visit], keys: ["Biscuit", "Milo"] },
    "Tomorrow: 2 visits, first 9 AM–12 PM / Keys to take: Biscuit, Milo.",
  ],
  ["tomorrow", { reader: "client", visits: [visit], keys: [] }, "Tomorrow: Biscuit, 9 AM–12 PM / Rosa will come."],
  ["here", { pets: ["Biscuit"], walker: "Rosa", clock: "9:12 AM" }, "Rosa is with Biscuit / Since 9:12 AM."],
  [
    "done",
    { pets: ["Biscuit"], note: "All well", photos: 2 },
    "Biscuit’s visit is done / All well / There are 2 photos.",
  ],
  [
    "invoice",
    { type: "made", ...money, total: 15_800, howToPay },
    `Your invoice: $158.00, due Mon Nov 30 / For Nov 16–22. / ${howToPay}`,
  ],
  [
    "invoice",
    { type: "made", ...money, cents: 5800, total: 15_800, howToPay },
    `Your invoice: $158.00. $58.00 is left to pay, due Mon Nov 30 / For Nov 16–22. / ${howToPay}`,
  ],
  [
    "invoice",
    { type: "made", ...money, cents: 0, total: 15_800, howToPay },
    "Your invoice: $158.00 / For Nov 16–22. Nothing is left to pay.",
  ],
  [
    "invoice",
    { type: "paid", ...money, cents: 0, received: 15_800 },
    "Thank you: $158.00 received / Nothing is left to pay.",
  ],
  [
    "invoice",
    { type: "due", ...money, cents: 5800 },
    "Due tomorrow: $58.00 / For Nov 16–22. If it is on its way, thank you!",
  ],
  [
    "invoice",
    { type: "overdue", ...money, cents: 5800 },
    "A reminder: $58.00 was due Nov 30 / For Nov 16–22. If it is on its way, thank you!",
  ],
  ["invoice", { type: "changed", ...money }, "Your invoice has changed: $158.00 is to pay / For Nov 16–22."],
  ["invoice", { type: "open-again", ...money }, "Open again: $158.00 is to pay / For Nov 16–22."],
  ["invoice", { type: "void", ...money }, "Your invoice of $158.00 is void / For Nov 16–22. Nothing is to pay for it."],
  [
    "pay",
    { type: "paid", cents: 29_100, tips: 1000, through: "2026-11-22" },
    "You were paid $291.00 / For work up to Nov 22, tips of $10.00 included.",
  ],
  [
    "pay",
    { type: "undone", cents: 29_100, tips: 0, through: "2026-11-22" },
    "Taken back: your pay of $291.00 / It will come with the next pay.",
  ],
  [
    "late",
    { walker: "Rosa", visits: [{ ...visit, ended: "12:00", heard: "9:12 AM" }] },
    "Not finished: Biscuit, 9 AM–12 PM / It ended at 12:00. / Nothing was heard from Rosa since 9:12 AM.",
  ],
  [
    "late",
    {
      walker: undefined,
      visits: [1, 2].map(() => ({ ...visit, ended: "12:00", heard: undefined })),
    },
    "Not finished: 2 visits / Biscuit, 9 AM–12 PM / Biscuit, 9 AM–12 PM",
  ],
  ["asked", request, "Ann asks for a walk / Tue, Nov 24, 9 AM–12 PM, $25.00."],
  ["received", [paidIn], "Paid in: $158.00 from Ann / Nothing is left to pay."],
  [
    "received",
    [paidIn, { ...paidIn, from: "Ben", cents: 10_000, left: 5800 }],
    "$258.00 paid in / Paid in: $158.00 from Ann. Nothing is left to pay. / Paid in: $100.00 from Ben. $58.00 is left to pay.",
  ],
  ["matter", [report], "To settle: Biscuit and Milo, Tue Nov 24 / Rosa and Marcus both report Biscuit & Milo."],
  [
    "matter",
    [{ ...report, isIncident: true, sentence: "Rosa wrote of it." }, report],
    "2 to settle / An incident: Biscuit and Milo, Tue Nov 24. Rosa wrote of it. / To settle: Biscuit and Milo, Tue Nov 24. Rosa and Marcus both report Biscuit & Milo.",
  ],
  ["signup", [joined], "Ann has signed up / As a walker."],
  ["unreached", [deaf], "Could not be told: Ann / The message was “Tomorrow: Biscuit, 9 AM–12 PM”."],
  [
    "summary",
    { requests: [request], events: [paidIn, joined, deaf, deaf] },
    "Your day: 1 asked for, $158.00 paid in, 1 signed up, 2 could not be told / Ann asks for a walk. Tue, Nov 24, 9 AM–12 PM, $25.00. / Paid in: $158.00 from Ann. Nothing is left to pay. / Ann has signed up. As a walker. / Could not be told: Ann. The message was “Tomorrow: Biscuit, 9 AM–12 PM”. / Could not be told: Ann. The message was “Tomorrow: Biscuit, 9 AM–12 PM”.",
  ],
])("%s: %j", (kind, facts, text) => {
  expect(textOf(messageOf(kind, facts as never))).toBe(text);
});

test("a visit of which no pet is named is 'a visit'", () => {
  const nobody = { ...visit, pets: [] };
  const nobodys = { ...report, pets: [] };
  expect([
    plan("client", { type: "booked", ...nobody }).subject,
    plan("client", { type: "booked", ...nobody }, { type: "back", ...nobody }).subject,
    messageOf("here", { pets: [], walker: "Rosa", clock: "9:12 AM" }).subject,
    messageOf("done", { pets: [], note: undefined, photos: 0 }).subject,
    messageOf("late", { walker: undefined, visits: [{ ...nobody, ended: "12:00", heard: undefined }] }).subject,
    messageOf("matter", [nobodys]).subject,
    messageOf("answer", { ...request, pets: [], state: "declined" }).subject,
    messageOf("week", { reader: "client", from: "2026-11-23", visits: [visit, nobody] }).lines.at(-1),
  ]).toEqual([
    "Booked: a visit, Tue Nov 24, 9 AM–12 PM",
    "2 changes to your visits",
    "Rosa has come for a visit",
    "Your visit is done",
    "Not finished: a visit, 9 AM–12 PM",
    "To settle: a visit, Tue Nov 24",
    "Sorry, not possible: a visit, Tue Nov 24, 9 AM–12 PM",
    "Tue, 9 AM–12 PM, with Rosa, a visit.",
  ]);
});
