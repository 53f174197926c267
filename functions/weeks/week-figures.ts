import type { AnswerOf, listWeeks } from "@petcare/contract";
import { addDays, type RowFigures, toDollars, type WeekHeader } from "@petcare/domain";

type ClosedWeek = AnswerOf<typeof listWeeks>[number];

export const figuresAnswer = (figures: RowFigures): ClosedWeek["figures"] => ({
  completed: toDollars(figures.completed),
  on_invoices: toDollars(figures.on_invoices),
  to_bill: toDollars(figures.to_bill),
  written_off: toDollars(figures.written_off),
  pay: toDollars(figures.pay),
  tips: toDollars(figures.tips),
});

/** A closed week as lists show it. */
export const closedWeekRow = (header: WeekHeader): ClosedWeek => ({
  monday: header.monday,
  sunday: addDays(header.monday, 6),
  closed_at: new Date(header.closed_at).toISOString(),
  closed_by: header.closed_by,
  signed: header.signed,
  figures: figuresAnswer(header.figures),
  counts: header.counts,
  carried: header.carried.map(({ cents, ...one }) => ({ ...one, amount: toDollars(cents) })),
});
