import { type AnswerOf, getDashboard, getReconciliation } from "@petcare/contract";
import { least } from "./least.ts";

type Books = AnswerOf<typeof getReconciliation>;
type Dashboard = AnswerOf<typeof getDashboard>;

/** Books that add up: two visits on an invoice, one to bill. */
export const someBooks = (changes: Partial<Books> = {}): Books => ({
  ...least<Books>(getReconciliation),
  completed: { amount: 84, visits: 3, cancellations: 1 },
  on_invoices: { amount: 56, visits: 2, invoices: 1 },
  to_bill: { amount: 28, visits: 1, clients: 1 },
  list: { other_days: 0, other_invoices: 0, adjustments: -10.5, total: 45.5, invoices: 1 },
  ...changes,
});

const days = [16, 17, 18, 19, 20, 21, 22].map((day) => ({
  date: `2026-11-${day}` as const,
  revenue: day === 16 ? 612.4 : 0,
  pay: day === 16 ? 300 : 0,
  booked: day === 22 ? 288 : 0,
}));

/** A week with one day of work. */
export const aDashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  ...least<Dashboard>(getDashboard),
  week: { first: "2026-11-16", last: "2026-11-22", revenue: 612.4, pay: 300, booked: 288, days },
  outstanding: { amount: 2842.5, invoices: 11 },
  overdue: { amount: 591, invoices: 3 },
  to_bill: { amount: 2741, visits: 80 },
  has_work: true,
  last_week: {
    first: "2026-11-09",
    last: "2026-11-15",
    unfinished: 2,
    unassigned: 0,
    reports: 0,
    to_bill: 0,
    walkers_to_pay: ["walker-1"],
    closed: null,
  },
  ...changes,
});
