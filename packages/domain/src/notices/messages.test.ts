import { expect, test } from "vitest";
import { invoiceMessage, reminderMessage, reminderOf } from "./invoice-message.ts";
import type { MessageText } from "./message-words.ts";
import {
  doneMessage,
  eventsMessage,
  hereMessage,
  lateMessage,
  type NoticeEvent,
  payMessage,
  summaryMessage,
  summarySpan,
  tomorrowMessage,
  weekMessage,
} from "./messages.ts";
import { answerMessage, askedMessage, type NoticeRequest } from "./request-message.ts";

const zone = "America/New_York";
const at9 = Date.parse("2026-11-24T14:12:00Z");
const ofVisit = {
  ...{ pet_names: ["Biscuit"], date: "2026-11-24" as const, timeframe: "morning" as const, walker_id: "Rosa" },
  ...{ service: "25" as const, status: "scheduled" as const },
};
const ofNobody = { ...ofVisit, pet_names: [] };
const nameOf = (id: string | undefined) => id;
const [client, walker] = [
  { reader: "client", nameOf },
  { reader: "walker", nameOf },
] as const;
const invoice = (status: "unpaid" | "partial" | "paid" | "void", total: number, paid: number) => ({
  ...{ status, sums: { total, paid }, due: "2026-11-30" as const },
  period: { start: "2026-11-16", end: "2026-11-22" } as const,
});
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
  ...{ kind: "book", state: "asked", client: "Ann", at: 0, pets: ["Biscuit"], cents: 2500 },
  ...{ date: "2026-11-24", timeframe: "morning" },
} as const satisfies NoticeRequest;
const howToPay = "By check to Harbor & Hound Pet Care LLC.";
const changed = (was: string | undefined, ...now: Parameters<typeof invoice>) =>
  invoiceMessage(was, invoice(...now), howToPay);

test.each<[text: string, MessageText | undefined]>([
  [
    "Your week, Nov 30–Dec 6 / Tue: 2 visits, first 9 AM–12 PM",
    weekMessage([ofVisit, { ...ofVisit, timeframe: "evening" }], "2026-11-30", walker),
  ],
  [
    "Your week, Nov 23–29 / Mon, Wed and Fri, 9 AM–12 PM, with Rosa.",
    weekMessage(
      (["2026-11-23", "2026-11-25", "2026-11-27"] as const).map((date) => ({ ...ofVisit, date })),
      "2026-11-23",
      client,
    ),
  ],
  [
    "Your week, Nov 23–29 / Tue, 9 AM–12 PM, with Rosa, Biscuit. / Tue, 9 AM–12 PM, who comes is not settled yet, a visit.",
    weekMessage([ofVisit, { ...ofNobody, walker_id: undefined }], "2026-11-23", client),
  ],
  [
    "Tomorrow: 2 visits, first 9 AM–12 PM / Keys to take: Biscuit, Milo.",
    tomorrowMessage([ofVisit, ofVisit], ["Biscuit", "Milo"], walker),
  ],
  ["Tomorrow: Biscuit, 9 AM–12 PM / Rosa will come.", tomorrowMessage([ofVisit], [], client)],
  ["Rosa is with Biscuit / Since 9:12 AM.", hereMessage({ ...ofVisit, arrived_at: at9 }, "Rosa", zone)],
  ["Rosa has come for a visit / Since 9:12 AM.", hereMessage({ ...ofNobody, arrived_at: at9 }, "Rosa", zone)],
  [
    "Biscuit’s visit is done / All well / There are 2 photos.",
    doneMessage({ ...ofVisit, comments: "All well", photo_ids: ["a"], photo_urls: ["b"] }),
  ],
  [
    "Your visit is done / There is no note.",
    doneMessage({ ...ofNobody, comments: "All well", photo_ids: ["a"], note_deleted_at: 1 }),
  ],
  [`Your invoice: $158.00, due Mon Nov 30 / For Nov 16–22. / ${howToPay}`, changed(undefined, "unpaid", 15_800, 0)],
  [
    `Your invoice: $158.00. $58.00 is left to pay, due Mon Nov 30 / For Nov 16–22. / ${howToPay}`,
    changed(undefined, "partial", 15_800, 10_000),
  ],
  ["Your invoice: $158.00 / For Nov 16–22. Nothing is left to pay.", changed(undefined, "paid", 15_800, 15_800)],
  ["Thank you: $158.00 received / Nothing is left to pay.", changed("unpaid|15800|0", "paid", 15_800, 15_800)],
  ["Your invoice has changed: $158.00 is to pay / For Nov 16–22.", changed("unpaid|10000|0", "unpaid", 15_800, 0)],
  ["Open again: $158.00 is to pay / For Nov 16–22.", changed("paid|15800|15800", "unpaid", 15_800, 0)],
  [
    "Your invoice of $158.00 is void / For Nov 16–22. Nothing is to pay for it.",
    changed("unpaid|15800|0", "void", 15_800, 0),
  ],
  ["", changed(undefined, "void", 15_800, 0)],
  ["", changed("unpaid|15800|0", "unpaid", 15_800, 0)],
  [
    "Due tomorrow: $58.00 / For Nov 16–22. If it is on its way, thank you!",
    reminderMessage(0, invoice("partial", 15_800, 10_000)),
  ],
  [
    "A reminder: $58.00 was due Nov 30 / For Nov 16–22. If it is on its way, thank you!",
    reminderMessage(3, invoice("partial", 15_800, 10_000)),
  ],
  [
    "You were paid $291.00 / For work up to Nov 22, tips of $10.00 included.",
    payMessage({ status: "paid", sums: { total: 29_100, tips: 1000 }, period: { end: "2026-11-22" } }),
  ],
  [
    "Taken back: your pay of $291.00 / It will come with the next pay.",
    payMessage({ status: "undone", sums: { total: 29_100, tips: 0 }, period: { end: "2026-11-22" } }),
  ],
  [
    "Not finished: Biscuit, 9 AM–12 PM / It ended at 12:00. / Nothing was heard from Rosa since 9:12 AM.",
    lateMessage([{ ...ofVisit, arrived_at: at9 }], "Rosa", zone),
  ],
  [
    "Not finished: 2 visits / Biscuit, 9 AM–12 PM / a visit, overnight",
    lateMessage([ofVisit, { ...ofNobody, service: "overnight" }], undefined, zone),
  ],
  ["Ann asks for a walk / Tue, Nov 24, 9 AM–12 PM, $25.00.", askedMessage(request)],
  [
    "Sorry, not possible: a visit, Tue Nov 24, 9 AM–12 PM / Please ask for another time, or call us.",
    answerMessage({ ...request, pets: [], state: "declined" }),
  ],
  ["Paid in: $158.00 from Ann / Nothing is left to pay.", eventsMessage([paidIn])],
  [
    "$258.00 paid in / Paid in: $158.00 from Ann. Nothing is left to pay. / Paid in: $100.00 from Ben. $58.00 is left to pay.",
    eventsMessage([paidIn, { ...paidIn, from: "Ben", cents: 10_000, left: 5800 }]),
  ],
  [
    "2 to settle / An incident: a visit, Tue Nov 24. Rosa wrote of it. / To settle: Biscuit and Milo, Tue Nov 24. Rosa and Marcus both report Biscuit & Milo.",
    eventsMessage([{ ...report, isIncident: true, pets: [], sentence: "Rosa wrote of it." }, report]),
  ],
  ["Ann has signed up / As a walker.", eventsMessage([joined])],
  [
    "Your day: 1 asked for, $158.00 paid in, 1 signed up, 2 could not be told / Ann asks for a walk. Tue, Nov 24, 9 AM–12 PM, $25.00. / Paid in: $158.00 from Ann. Nothing is left to pay. / Ann has signed up. As a walker. / Could not be told: Ann. The message was “Tomorrow: Biscuit, 9 AM–12 PM”. / Could not be told: Ann. The message was “Tomorrow: Biscuit, 9 AM–12 PM”.",
    summaryMessage([request], [paidIn, joined, deaf, deaf]),
  ],
])("“%s”", (text, message) => {
  expect([message?.subject ?? "", ...(message?.lines ?? [])].join(" / ")).toBe(text);
});

test.each([
  ["2026-11-26", 0],
  ["2026-11-27", undefined],
  ["2026-11-29", undefined],
  ["2026-11-30", 3],
  ["2026-12-06", 3],
  ["2026-12-07", 10],
] as const)("an invoice that is due on Nov 27 calls on %s for the reminder %j", (today, step) => {
  expect(reminderOf("2026-11-27", [3, 10, 20], today)).toBe(step);
});

test("the owner's day goes from one 7 PM to the next, also across a clock change", () => {
  const { from, to } = summarySpan("2026-11-01", zone);
  expect([from, to].map((at) => new Date(at).toISOString())).toEqual([
    "2026-10-31T23:00:00.000Z",
    "2026-11-02T00:00:00.000Z",
  ]);
});
