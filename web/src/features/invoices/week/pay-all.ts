import { type AnswerOf, type BodyOf, type listDuePay, listPayRuns, payWalker, walkerEarnings } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { writeToMoney } from "../../../lib/api/money.ts";
import { sumDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";

export type Due = AnswerOf<typeof listDuePay>[number];
type Body = BodyOf<typeof payWalker>;
type How = Pick<Body, "paid_on" | "method" | "note">;

/** Adds up what walkers are paid together, in dollars. */
export const sumOf = (due: readonly Due[]): number => sumDollars(due.flatMap(({ runs }) => runs));

/** Why a walker cannot be paid with the others; undefined where they can. */
export function obstacleOf({ lines, sums }: Due): string | undefined {
  const unknown = lines.filter(({ amount }) => amount === null).length;
  if (unknown > 0) return `${count(unknown, "visit")} without a pay yet`;
  return sums.total < 0 ? "stays due, and the next work is set against it" : undefined;
}

/** A walker's pay, all that is due up to a day, exactly as it was seen. */
export const payBody = ({ walker_id, n, lines }: Due, to: LocalDate, how: How): Body => ({
  walker_id,
  to,
  n,
  lines: lines.map(({ kind, id, amount }) => ({ kind, id, amount: amount ?? 0 })),
  ...how,
});

/** Marks walkers as paid one after the other, and ends at the first that fails. Sent again, nobody is paid twice. */
export const payEach = (bodies: readonly Body[], onPaid: (walkerId: string) => void): Promise<void> =>
  writeToMoney(async () => {
    for (const body of bodies) {
      await call(payWalker, { body });
      onPaid(body.walker_id);
    }
  }).finally(() => readAgain(listPayRuns, walkerEarnings));
