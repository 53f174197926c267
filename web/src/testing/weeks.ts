import { type AnswerOf, getWeek } from "@petcare/contract";
import { least } from "./least.ts";

type Week = AnswerOf<typeof getWeek>;
type Open = Extract<Week, { state: "open" }>;
type Closed = Extract<Week, { state: "closed" }>;

/** Last week, with nothing left to settle. */
export const anOpenWeek = (changes: Partial<Open> = {}): Open => ({
  ...least<Open>(getWeek),
  monday: "2026-11-09",
  sunday: "2026-11-15",
  ...changes,
});

/** A visit that keeps the week open. */
export const anUnfinishedVisit = (changes: Partial<Open["unfinished"][number]> = {}): Open["unfinished"][number] => ({
  visit_id: "s9.2026-11-14",
  version: 1,
  date: "2026-11-14",
  timeframe: "morning",
  service_type: "25",
  pet_names: ["Mango"],
  client_id: "client-1",
  walker_id: "walker-1",
  status: "scheduled",
  price: 25,
  ...changes,
});

/** Last week once it is closed. */
export const aClosedWeek = (changes: Partial<Closed> = {}): Closed => ({
  state: "closed",
  monday: "2026-11-09",
  sunday: "2026-11-15",
  closed_at: "2026-11-16T14:22:00.000Z",
  closed_by: "owner-1",
  signed: "Kate Corrigan",
  figures: { completed: 84, on_invoices: 59, to_bill: 0, written_off: 25, pay: 45, tips: 10 },
  counts: { visits: 3, completed: 3, cancellations: 0, written_off: 1, invoices: 1, pay_runs: 1 },
  carried: [],
  visits: [
    {
      visit_id: "s1.2026-11-10",
      date: "2026-11-10",
      timeframe: "morning",
      service_type: "25",
      client_id: "client-1",
      walker_id: "walker-1",
      status: "completed",
      billing: "invoiced",
      charge: 59,
      pay: 45,
      invoice: "C94F1D26",
    },
  ],
  ...changes,
});
