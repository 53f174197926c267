import { type Cents, paySums } from "@petcare/domain";
import { expect } from "vitest";
import type { Visit } from "../../bookings/visit.ts";
import { visitFrom } from "../../bookings/visit-item.ts";
import { visitKeys } from "../../bookings/visit-keys.ts";
import { type Extra, extraFrom } from "../../money/extra.ts";
import { extraListKeys } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import type { Item } from "../../table/query.ts";
import { visitId } from "../../table/visit-id.ts";
import { dump } from "../../testing/test-table.ts";
import { isUnfinished, type PayRun, payRunFrom } from "../pay-run.ts";
import type { Wages } from "../wages.ts";

/** All that pay is made of, as it stands in the table. */
export interface Payments {
  visits: Visit[];
  extras: Extra[];
  runs: PayRun[];
  wages: Wages[];
}

/** What must hold after every transaction. See docs/product/pay.md#what-always-holds. */
export async function checkPay(db: Db): Promise<Payments> {
  const items = await dump(db);
  const of = (sort: string) => items.filter(({ sk }) => String(sk).startsWith(sort));
  const payments: Payments = {
    visits: of("VISIT#").map((item) => visitFrom(item)),
    extras: of("EXTRA").map(extraFrom),
    runs: of("PAYRUN").map(payRunFrom),
    wages: of("WAGES") as unknown as Wages[],
  };
  for (const item of of("VISIT#")) expect(listed(item)).toEqual(listed({ ...visitKeys(visitFrom(item)) }));
  for (const item of of("EXTRA")) {
    const extra = extraFrom(item);
    expect(listed(item)).toEqual(listed(extra.pay_run_id === undefined ? extraListKeys(extra) : {}));
  }
  for (const item of of("PAYRUN")) expect(item.money_pk === undefined).toBe(isUnfinished(payRunFrom(item)));
  for (const { lines, sums } of payments.runs) expect(sums).toEqual(paySums(lines));
  checkClaims(payments);
  checkPending(payments);
  for (const walker of ["rosa", "tom"]) expect(paidAndDue(payments, walker)).toBe(earned(payments, walker));
  return payments;
}

const listed = ({ pay_pk, pay_sk }: Item) => [pay_pk, pay_sk];

/** The lines that a run stands for: none of an undone one, but for those still to be released. */
const heldLines = ({ status, lines, left = 0 }: PayRun) =>
  status === "undone" ? lines.slice(lines.length - left) : lines;

/** Whatever says that it is in a run stands on a line of it, with its amount; and no visit stands on lines of two. */
function checkClaims({ visits, extras, runs }: Payments): void {
  const lines = new Set(runs.flatMap((run) => heldLines(run).map(({ id, cents }) => `${run.id} ${id} ${cents}`)));
  const claims = [
    ...visits.map((visit) => ({ run: visit.pay_run_id, id: visitId(visit), cents: visit.pay_cents })),
    ...extras.map(({ pay_run_id: run, id, cents }) => ({ run, id, cents })),
  ].filter(({ run }) => run !== undefined);
  for (const { run, id, cents } of claims) expect(lines).toContain(`${run} ${id} ${cents}`);
}

function checkPending({ runs, wages }: Payments): void {
  const unfinished = runs.filter(isUnfinished).map(({ id }) => id);
  expect(unfinished.sort()).toEqual(wages.flatMap(({ pending }) => pending ?? []).sort());
  for (const { walker_id, runs: count } of wages) {
    expect(runs.filter((run) => run.walker_id === walker_id)).toHaveLength(count);
  }
}

const sum = (amounts: (Cents | undefined)[]): Cents => amounts.reduce<Cents>((total, cents = 0) => total + cents, 0);

function paidAndDue({ visits, extras, runs }: Payments, walker: string): Cents {
  const mine = <Of extends { walker_id?: string | undefined }>(all: Of[]) =>
    all.filter((one) => one.walker_id === walker);
  const due = mine(visits).filter((visit) => visitKeys(visit).pay_sk !== undefined);
  return sum([
    ...mine(runs).flatMap((run) => heldLines(run).map(({ cents }) => cents)),
    ...due.map(({ pay_cents }) => pay_cents),
    ...mine(extras)
      .filter(({ pay_run_id }) => pay_run_id === undefined)
      .map(({ cents }) => cents),
  ]);
}

const earned = ({ visits, extras }: Payments, walker: string): Cents =>
  sum([
    ...visits
      .filter(({ walker_id, status }) => walker_id === walker && (status === "completed" || status === "cancelled"))
      .map(({ pay_cents }) => pay_cents),
    ...extras.filter(({ walker_id, kind }) => walker_id === walker && kind === "tip").map(({ cents }) => cents),
  ]);
