import { type BodyOf, makeInvoices } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { writeToMoney } from "../../../lib/api/money.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { type Bill, type MakeValues, type Outcome, signedAmount } from "./bills.ts";
import type { MakePeriod } from "./make-period.ts";

/** So many clients go into one request. */
const mostClients = 50;

/** What came of a client's bill, beside what was asked for. */
export interface Made extends Outcome {
  asked: number;
}

/** Makes the chosen invoices, so many a request, and keeps what came of each. */
export function useMaking(period: MakePeriod) {
  const [made, setMade] = useState<readonly Made[]>([]);
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const making = useSend({
    mutationFn: async ({ bills, values }: { bills: readonly Bill[]; values: MakeValues }) => {
      setMade([]);
      await writeToMoney(async () => {
        for (let done = 0; done < bills.length; done += mostClients) {
          setProgress({ done, of: bills.length });
          const part = bills.slice(done, done + mostClients);
          const outcomes = await call(makeInvoices, { body: bodyOf(part, values, period) });
          setMade((before) => [...before, ...outcomes.map((outcome) => withAsked(outcome, part))]);
        }
      }).finally(() => setProgress(undefined));
    },
  });
  return { made, progress, ...making };
}

const withAsked = (outcome: Outcome, bills: readonly Bill[]): Made => ({
  ...outcome,
  asked: bills.find(({ preview }) => preview.client_id === outcome.client_id)?.total ?? 0,
});

const bodyOf = (
  bills: readonly Bill[],
  { due, note }: MakeValues,
  { from, to }: MakePeriod,
): BodyOf<typeof makeInvoices> => ({
  period: { start: from, end: to },
  due: due as LocalDate,
  note: textOrNull(note),
  clients: bills.map(({ preview, adjustments, usesCredit }) => ({
    client_id: preview.client_id,
    n: preview.n,
    lines: preview.lines.map(({ visit_id, price }) => ({ visit_id, price })),
    adjustments: adjustments.map((one) => ({ id: one.id, text: one.text, amount: signedAmount(one) })),
    use_credit: usesCredit,
  })),
});
