import { type AnswerOf, type BodyOf, type listDuePay, listPayRuns, payWalker, walkerEarnings } from "@petcare/contract";
import { readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { writeToMoney } from "../../../lib/api/money.ts";
import { payBodies } from "../../../lib/api/pay-bodies.ts";
import { sumDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";

export type Due = AnswerOf<typeof listDuePay>[number];
type How = Pick<BodyOf<typeof payWalker>, "paid_on" | "method" | "note">;

/** Adds up what walkers are paid together, in dollars. */
export const sumOf = (due: readonly Due[]): number => sumDollars(due.map(({ sums }) => sums.total));

/** Why a walker cannot be paid with the others; undefined where they can. */
export function obstacleOf({ lines, sums, runs }: Due): string | undefined {
  const unknown = lines.filter(({ amount }) => amount === null).length;
  if (unknown > 0) return `${count(unknown, "visit")} without a pay yet`;
  if (sums.total < 0) return "stays due, and the next work is set against it";
  return runs.length === 0 ? "to be paid up to an earlier day first" : undefined;
}

/** Marks walkers as paid one after the other, and ends at the first that fails. Sent again, nobody is paid twice. */
export const payEach = (due: readonly Due[], how: How, onPaid: (walkerId: string) => void): Promise<void> =>
  writeToMoney(async () => {
    for (const one of due) {
      for (const body of payBodies(one, how)) await call(payWalker, { body });
      onPaid(one.walker_id);
    }
  }).finally(() => readAgain(listPayRuns, walkerEarnings));
