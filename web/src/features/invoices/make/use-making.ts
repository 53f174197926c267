import { type BodyOf, makeInvoices } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { writeToMoney } from "../../../lib/api/money.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { type Bill, isTaxed, type MakeValues, type Outcome, signedAmount } from "./bills.ts";
import type { MakePeriod } from "./make-period.ts";
import { invoicesIn } from "./parts.ts";

/** So many go into one request. */
const max = { clients: 50, invoices: 100 };

/** The outcome of a client's bill, beside what was asked for. */
export interface Made extends Outcome {
  /** In dollars. */
  requested: number;
  /** As how many invoices. */
  parts: number;
}

/**
 * Makes the chosen invoices, so many a request, and keeps what came of each. What an interrupted press has made is kept
 * for the next one.
 * @param onMade follows once all of them are there
 */
export function useMaking(period: MakePeriod, onMade: (all: readonly Made[], values: MakeValues) => void) {
  const [made, setMade] = useState<readonly Made[]>([]);
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const making = useSend({
    mutationFn: async ({ bills, values }: { bills: readonly Bill[]; values: MakeValues }) => {
      let all = made.filter(({ invoice }) => invoice !== null).map(whole);
      setMade(all);
      await writeToMoney(async () => {
        const of = invoicesIn(bills);
        let done = 0;
        for (const some of requestsOf(bills)) {
          setProgress({ done, of });
          const outcomes = await call(makeInvoices, { body: bodyOf(some, values, period) });
          all = [...all, ...outcomes.map((outcome) => withRequested(outcome, some))];
          setMade(all);
          done += invoicesIn(some);
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

/** Tells once what an earlier press has made of a bill. The rest is another bill by now. */
const whole = (made: Made): Made => (made.outcome === "changed" ? { ...made, outcome: "made", now: null } : made);

/** The bills of each request. */
function requestsOf(bills: readonly Bill[]): Bill[][] {
  const requests: Bill[][] = [];
  for (const bill of bills) {
    const last = requests.at(-1);
    const fits = last && last.length < max.clients && invoicesIn([...last, bill]) <= max.invoices;
    if (fits) last.push(bill);
    else requests.push([bill]);
  }
  return requests;
}

function withRequested(outcome: Outcome, bills: readonly Bill[]): Made {
  const bill = bills.find(({ preview }) => preview.client_id === outcome.client_id);
  return { ...outcome, requested: bill?.total ?? 0, parts: bill?.preview.parts.length ?? 0 };
}

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
