import type { AnswerOf, BodyOf, listDuePay, payWalker } from "@petcare/contract";

type Due = AnswerOf<typeof listDuePay>[number];
export type PayBody = BodyOf<typeof payWalker>;

/** Makes the bodies that record a walker's pay as the owner saw it: one, or two to send one after the other. */
export const payBodies = (
  { walker_id, n, lines, runs }: Due,
  { paid_on, method, note }: Pick<PayBody, "paid_on" | "method" | "note">,
): PayBody[] =>
  runs.map((run, index) => ({
    walker_id,
    to: run.to,
    n: n + index,
    lines: (index === 0 ? lines.slice(0, run.lines) : lines.slice(-run.lines)).map(({ kind, id, amount }) => ({
      kind,
      id,
      amount: amount ?? 0,
    })),
    paid_on,
    method,
    note,
  }));
