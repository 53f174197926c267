import { expect, test } from "vitest";
import type { NoticeEvent, NoticeRequest, PlanFact } from "./facts.ts";
import { messageOf } from "./message-of.ts";

const visit = { pets: ["Biscuit"], date: "2026-11-24", timeframe: "morning", walker: "Rosa" } as const;
const report: NoticeEvent = {
  ...{ id: "2", at: 0, kind: "matter", pets: [], date: "2026-11-24", isIncident: false, sentence: "Both report." },
};
const request = {
  ...{ id: "5", kind: "book", state: "asked", client: "Ann", at: 0, pets: [], cents: 2500 },
  ...{ date: "2026-11-24", timeframe: "morning" },
} as const satisfies NoticeRequest;

const plan = (...changes: PlanFact[]) => messageOf("plan", { reader: "client", changes });
const textOf = ({ subject, lines }: ReturnType<typeof messageOf>) => [subject, ...lines].join(" / ");

test("a visit of which no pet is named is 'a visit'", () => {
  const nobody = { ...visit, pets: [] };
  expect([
    textOf(plan({ type: "booked", ...nobody })),
    plan({ type: "booked", ...nobody }, { type: "back", ...nobody }).subject,
    ...[
      messageOf("here", { pets: [], walker: "Rosa", clock: "9:12 AM" }),
      messageOf("done", { pets: [], note: undefined, photos: 0 }),
      messageOf("tomorrow", { reader: "client", visits: [nobody], keys: [] }),
      messageOf("late", { walker: undefined, visits: [{ ...nobody, ended: "12:00", heard: undefined }] }),
      messageOf("matter", [report]),
      messageOf("answer", { ...request, state: "declined" }),
    ].map(({ subject }) => subject),
    messageOf("week", { reader: "client", from: "2026-11-23", visits: [visit, nobody] }).lines.at(-1),
  ]).toEqual([
    "Booked: a visit, Tue Nov 24, 9 AM–12 PM / Rosa will come.",
    "2 changes to your visits",
    "Rosa has come for a visit",
    "Your visit is done",
    "Tomorrow: a visit, 9 AM–12 PM",
    "Not finished: a visit, 9 AM–12 PM",
    "To settle: a visit, Tue Nov 24",
    "Sorry, not possible: a visit, Tue Nov 24, 9 AM–12 PM",
    "Tue, 9 AM–12 PM, with Rosa, a visit.",
  ]);
});
