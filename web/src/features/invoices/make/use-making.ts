import { type BodyOf, makeInvoices } from "@petcare/contract";
import { type LocalDate, maxInvoices } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { writeToMoney } from "../../../lib/api/money.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { type Bill, isTaxed, type MakeValues, type Outcome, signedAmount } from "./bills.ts";

/** The outcome of a bill, beside what was asked for. */
export interface Made extends Outcome {
  /** The bill's key. */
  bill: string;
  /** The bill's days. */
  period: Bill["preview"]["period"];
  /** In dollars. */
  requested: number;
}

/**
 * Makes the chosen invoices, so many a request, and keeps what came of each. What an interrupted press has made is kept
 * for the next one.
 * @param onMade follows once all of them are there
 */
export function useMaking(onMade: (all: readonly Made[], values: MakeValues) => void) {
  const [made, setMade] = useState<readonly Made[]>([]);
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const making = useSend({
    mutationFn: async ({ bills, values }: { bills: readonly Bill[]; values: MakeValues }) => {
      let all = made.filter(({ invoice }) => invoice !== null);
      setMade(all);
      await writeToMoney(async () => {
        let done = 0;
        for (const { period, bills: some } of requestsOf(bills)) {
          setProgress({ done, of: bills.length });
          const outcomes = await call(makeInvoices, { body: bodyOf(some, period, values) });
          const byClient = new Map(some.map((bill) => [bill.preview.client_id, bill]));
          all = [
            ...all,
            ...outcomes.map((outcome) => {
              const { key = outcome.client_id, total = 0 } = byClient.get(outcome.client_id) ?? {};
              return { ...outcome, bill: key, period, requested: total };
            }),
          ];
          setMade(all);
          done += some.length;
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

/** A bill, and the number that its invoice gets. */
type Numbered = Bill & { n: number };

interface Request {
  period: Made["period"];
  bills: Numbered[];
}

/** The requests, each of one period. So a client's second bill is in a later one than the first. */
function requestsOf(bills: readonly Bill[]): Request[] {
  const requests = new Map<string, Request[]>();
  for (const [index, bill] of bills.entries()) {
    const { client_id, n, period } = bill.preview;
    const numbered = { ...bill, n: bills[index - 1]?.preview.client_id === client_id ? n + 1 : n };
    const key = `${period.start} ${period.end}`;
    const all = requests.get(key) ?? [];
    const last = all.at(-1);
    if (last && last.bills.length < maxInvoices) last.bills.push(numbered);
    else requests.set(key, [...all, { period, bills: [numbered] }]);
  }
  return [...requests].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, some]) => some);
}

const bodyOf = (
  bills: readonly Numbered[],
  period: Made["period"],
  { due, note }: MakeValues,
): BodyOf<typeof makeInvoices> => ({
  period,
  due: due as LocalDate,
  note: textOrNull(note),
  clients: bills.map(({ preview, n, adjustments, usesCredit }) => ({
    client_id: preview.client_id,
    n,
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
