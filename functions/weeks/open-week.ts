import type { AnswerOf, getWeek } from "@petcare/contract";
import { addDays, dollarsOf, type LocalDate, toDollars } from "@petcare/domain";
import { readWeek, visitId, type WeekNow } from "@petcare/storage";
import { confirmedByRereading } from "../shared/money/confirmed-by-rereading.ts";
import { differenceAnswer } from "../shared/money/differences.ts";
import { invoiceRow } from "../shared/money/invoice-answer.ts";
import { unfinishedAnswer } from "../shared/money/work-answer.ts";
import { runtime, today } from "../shared/runtime.ts";

type OpenWeek = Extract<AnswerOf<typeof getWeek>, { state: "open" }>;

/** Makes the answer of what is left to do before a week can be closed. */
export async function openWeek(monday: LocalDate): Promise<OpenWeek> {
  const week = await confirmedByRereading(
    () => readWeek(runtime.db, monday, today()),
    ({ books }) => books.differences,
  );
  const { unfinished, unassigned, reports, to_bill, pay } = week.list;
  const visits = new Map(week.visits.map((visit) => [visitId(visit), visit]));
  const answers = (rows: WeekNow["list"]["unfinished"]) =>
    rows.flatMap(({ id }) => visits.get(id) ?? []).map(unfinishedAnswer);
  return {
    state: "open",
    monday,
    sunday: addDays(monday, 6),
    visits: week.visits.filter(({ status }) => status !== "cancelled").length,
    figures: dollarsOf(week.figures),
    differences: week.books.differences.map(differenceAnswer),
    unfinished: answers(unfinished),
    unassigned: answers(unassigned),
    reports,
    to_bill: to_bill.map(({ cents, ...client }) => ({ ...client, amount: toDollars(cents) })),
    overdue: week.overdue.map(invoiceRow),
    pay: pay.map(({ cents, tips, ...walker }) => ({ ...walker, tips: toDollars(tips), amount: toDollars(cents) })),
  };
}
