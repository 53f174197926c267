import { type BodyOf, makeInvoices } from "@petcare/contract";
import { addDays, addMonths, type LocalDate, maxInvoices, startOfWeek } from "@petcare/domain";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { call } from "../../../lib/api/api.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { isNearDate } from "../../../lib/format/near-date.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { type Bill, isTaxed, type MakeValues, type Outcome, signedAmount } from "../bills/data.ts";

const units = ["week", "month"] as const;
type Unit = (typeof units)[number];

export interface MakePeriod {
  unit: Unit;
  /** Both days included. */
  from: LocalDate;
  to: LocalDate;
}

/** The week from Monday to Sunday, or the month, that a day is in. */
export function periodOf(unit: Unit, day: LocalDate): MakePeriod {
  if (unit === "week") {
    const from = startOfWeek(day);
    return { unit, from, to: addDays(from, 6) };
  }
  const from = `${day.slice(0, 8)}01` as LocalDate;
  return { unit, from, to: addDays(addMonths(from, 1), -1) };
}

/** The last one that is over. */
export const lastPeriod = (unit: Unit, today: LocalDate): MakePeriod =>
  periodOf(unit, addDays(periodOf(unit, today).from, -1));

/** For which days, and for whom, invoices are made: ?by=month&from=2026-11-01&client=… in the address. */
export function useMakePeriod(today: LocalDate) {
  const [params, setParams] = useSearchParams();
  const unit = units.find((one) => one === params.get("by")) ?? "week";
  const from = params.get("from");
  const period = isNearDate(from) ? periodOf(unit, from) : lastPeriod(unit, today);
  const set = (changes: Record<string, string | undefined>) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const running = periodOf(unit, today);
  const there = new URLSearchParams(params);
  there.set("from", running.from);
  return {
    period,
    /** Whether somebody has chosen the period. */
    isChosen: isNearDate(from),
    running: { ...running, address: `?${there}` },
    client: params.get("client") ?? undefined,
    step: (by: -1 | 1) => set({ from: periodOf(unit, addDays(by < 0 ? period.from : period.to, by)).from }),
    chooseUnit: (chosen: string | undefined) => set({ by: chosen === "month" ? chosen : undefined, from: undefined }),
    chooseClient: (client: string | undefined) => set({ client }),
  };
}

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
      await (async () => {
        let done = 0;
        for (const request of requestsOf(bills)) {
          const { period, bills: some } = request;
          setProgress({ done, of: bills.length });
          const outcomes = await call(makeInvoices, { body: bodyOf(request, values) });
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
      })().finally(() => setProgress(undefined));
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

interface Request {
  period: Made["period"];
  /** Each with the number that its invoice gets. */
  bills: (Bill & { n: number })[];
}

/** The requests, each of one period. So a client's second bill is in a later one than the first. */
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
