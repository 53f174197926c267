import { type AnswerOf, completedWalksTotals, listCompletedWalks } from "@petcare/contract";
import { answer, answerPages } from "./fake-server.ts";
import { least } from "./least.ts";

type Walk = AnswerOf<typeof listCompletedWalks>[number];

/** A walk of Friday, Nov 13, 2026, completed at 10:42 and not billed yet. */
const aCompletedWalk = (changes: Partial<Walk> = {}): Walk => ({
  ...least<Walk>(listCompletedWalks),
  _id: "b.2026-11-13",
  date: "2026-11-13",
  timeframe: "morning",
  status: "completed",
  client_id: "client-1",
  walker_id: "walker-1",
  pet_names: ["Biscuit", "Max"],
  version: 2,
  charge: 28,
  pay: 16,
  billing: "to-bill",
  completed_at: `${changes.date ?? "2026-11-13"}T15:42:00.000Z`,
  comments: "Long loop by the creek.",
  ...changes,
});

/** The invoice of the first of them. */
export const walksInvoice = { id: "0123456789abcdef4c7a19e2", number: "4C7A19E2" };
/** Four walks of last week: on an invoice, to be billed, cancelled and charged, written off. */
export const someWalks: readonly Walk[] = [
  aCompletedWalk({
    _id: "a.2026-11-14",
    date: "2026-11-14",
    pet_names: ["Duke"],
    billing: "invoiced",
    invoice: walksInvoice,
  }),
  aCompletedWalk({ late_minutes: 48, completed_by: "walker-2" }),
  aCompletedWalk({
    _id: "c.2026-11-12",
    date: "2026-11-12",
    status: "cancelled",
    pet_names: ["Captain"],
    charge: 12.77,
    pay: 7.78,
    completed_at: null,
    comments: null,
    cancel_reason: "Cancelled at the door",
  }),
  aCompletedWalk({
    _id: "d.2026-11-11",
    date: "2026-11-11",
    pet_names: ["Nori"],
    pay: null,
    completed_at: "2026-11-12T14:05:00.000Z",
    billing: "written-off",
    written_off: { at: "2026-11-13T15:00:00Z", reason: "First walk is on us" },
  }),
];

const sums = (count: number, charge: number, pay: number) => ({ count, charge, pay });
const totals: AnswerOf<typeof completedWalksTotals> = {
  ...sums(4, 96.77, 39.78),
  completed: 3,
  cancelled: 1,
  late: 1,
  to_bill: sums(2, 40.77, 23.78),
  invoiced: sums(1, 28, 16),
  written_off: sums(1, 28, 0),
  days: [
    { date: "2026-11-14", ...sums(1, 28, 16) },
    { date: "2026-11-13", ...sums(1, 28, 16) },
    { date: "2026-11-12", ...sums(1, 12.77, 7.78) },
    { date: "2026-11-11", ...sums(1, 28, 0) },
  ],
};

/** Answers the list with some walks from here on, and its totals. */
export function serveWalks(rows: readonly Walk[]): void {
  answerPages(listCompletedWalks, () => ({ items: [...rows], next: undefined }));
  answer(completedWalksTotals, totals);
}
