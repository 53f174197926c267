import { type BodyOf, makeInvoices } from "@petcare/contract";
import { type LocalDate, maxInvoices } from "@petcare/domain";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { call } from "../../../lib/api/api.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { isNearDate } from "../../../lib/format/near-date.ts";
import { withParams } from "../../../lib/format/with-params.ts";
import { periodOf, stepped } from "../../../parts/periods/periods.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { type Bill, isTaxed, type MakeValues, type Outcome, signedAmount } from "../bills/data.ts";

const units = ["week", "month"] as const;

/** The period and the client to make invoices for, in the address: ?by=month&from=2026-11-01&client=…. */
export function useMakePeriod(today: LocalDate) {
  const [params, setParams] = useSearchParams();
  const unit = units.find((one) => one === params.get("by")) ?? "week";
  const from = params.get("from");
  const running = periodOf(unit, today);
  const period = isNearDate(from) ? periodOf(unit, from) : stepped(running, -1);
  const set = (changes: Parameters<typeof withParams>[1]) => setParams((current) => withParams(current, changes));
  return {
    unit,
    period,
    /** Whether the address names the period. */
    isChosen: isNearDate(from),
    running: { unit, from: running.from, address: `?${withParams(params, { from: running.from })}` },
    client: params.get("client") ?? undefined,
    step: (by: -1 | 1) => set({ from: stepped(period, by).from }),
    chooseUnit: (chosen: string | undefined) => set({ by: chosen === "month" ? chosen : undefined, from: undefined }),
    chooseClient: (client: string | undefined) => set({ client }),
  };
}

/** The outcome of a bill, with its key, its days, and its total in dollars. */
export interface Made extends Outcome {
  bill: string;
  period: Bill["preview"]["period"];
  requested: number;
}

/**
 * Makes the chosen invoices in several requests. After an interruption, the next press adds to what was made.
 * @param onMade follows once all invoices are made
 */
export function useMaking(onMade: (all: readonly Made[], values: MakeValues) => void) {
  const [made, setMade] = useState<readonly Made[]>([]);
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const making = useSend({
    mutationFn: async ({ bills, values }: { bills: readonly Bill[]; values: MakeValues }) => {
      let all = made.filter(({ invoice }) => invoice !== null);
      setMade(all);
      let done = 0;
      try {
        for (const request of requestsOf(bills)) {
          setProgress({ done, of: bills.length });
          const outcomes = await call(makeInvoices, { body: bodyOf(request, values) });
          all = [...all, ...outcomes.map((outcome) => madeOf(outcome, request))];
          setMade(all);
          done += request.bills.length;
        }
      } finally {
        setProgress(undefined);
      }
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

function madeOf(outcome: Outcome, { period, bills }: Request): Made {
  const bill = bills.find(({ preview }) => preview.client_id === outcome.client_id);
  return { ...outcome, bill: bill?.key ?? outcome.client_id, period, requested: bill?.total ?? 0 };
}

interface Request {
  period: Made["period"];
  /** Each with the number that its invoice gets. */
  bills: (Bill & { n: number })[];
}

/** Divides bills into requests of one period each. A client's second bill is in a later request than the first. */
export function requestsOf(bills: readonly Bill[]): Request[] {
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

const bodyOf = ({ bills, period }: Request, { due, note }: MakeValues): BodyOf<typeof makeInvoices> => ({
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
