import { type BodyOf, makeInvoices } from "@petcare/contract";
import { type LocalDate, maxInvoices } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { writeToMoney } from "../../../lib/api/money.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { type Bill, isTaxed, type MakeValues, type Outcome, signedAmount } from "./bills.ts";

interface Period {
  start: LocalDate;
  end: LocalDate;
}

/** The outcome of a bill, beside what was asked for. */
export interface Made extends Outcome {
  period: Period;
  /** In dollars. */
  requested: number;
}

/**
 * Makes the chosen invoices, so many a request, and keeps what came of each. What an interrupted press has made is kept
 * for the next one.
 * @param onMade follows once all of them are there
 */
export function useMaking(period: Period, onMade: (all: readonly Made[], values: MakeValues) => void) {
  const [made, setMade] = useState<readonly Made[]>([]);
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const making = useSend({
    mutationFn: async ({ bills, values }: { bills: readonly Bill[]; values: MakeValues }) => {
      let all = made.filter(({ invoice }) => invoice !== null);
      setMade(all);
      await writeToMoney(async () => {
        for (let done = 0; done < bills.length; done += maxInvoices) {
          setProgress({ done, of: bills.length });
          const some = bills.slice(done, done + maxInvoices);
          const outcomes = await call(makeInvoices, { body: bodyOf(some, period, values) });
          const totals = new Map(some.map(({ preview, total }) => [preview.client_id, total]));
          const requested = (clientId: string) => totals.get(clientId) ?? 0;
          all = [...all, ...outcomes.map((one) => ({ ...one, period, requested: requested(one.client_id) }))];
          setMade(all);
        }
      }).finally(() => setProgress(undefined));
      return all;
    },
    here: {
      onSuccess: (all, { values }) => {
        if (all.every(({ outcome }) => outcome !== "changed")) onMade(all, values);
      },
    },
  });
  return { made, progress, ...making };
}

const bodyOf = (bills: readonly Bill[], period: Period, { due, note }: MakeValues): BodyOf<typeof makeInvoices> => ({
  period,
  due: due as LocalDate,
  note: textOrNull(note),
  clients: bills.map(({ preview, adjustments, usesCredit }) => ({
    client_id: preview.client_id,
    n: preview.n,
    lines: preview.lines.map(({ visit_id, price, rate }) => ({
      visit_id,
      price,
      ...(rate !== undefined && { rate }),
    })),
    adjustments: adjustments.map((one) => ({
      id: one.id,
      text: one.text,
      amount: signedAmount(one),
      ...(isTaxed(preview) && { with_tax: !one.untaxed }),
    })),
    use_credit: usesCredit,
  })),
});
