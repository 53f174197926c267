import { expect } from "vitest";
import { walkerFaults } from "../../audit/walker-faults.ts";
import type { Visit } from "../../bookings/visit.ts";
import { visitFrom } from "../../bookings/visit-item.ts";
import { rowFrom } from "../../history/history-row.ts";
import { type Extra, extraFrom } from "../../money/extra.ts";
import type { Db } from "../../table/client.ts";
import { dump } from "../../testing/test-table.ts";
import { type PayRun, payRunFrom } from "../pay-run.ts";
import { noWages, type Wages, wagesFrom } from "../wages.ts";

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
    wages: of("WAGES").map(wagesFrom),
  };
  const history = of("HISTORY#").map(rowFrom);
  for (const walker of ["rosa", "tom"]) {
    const mine = (sort: string) => of(sort).filter(({ walker_id }) => walker_id === walker);
    const [extras, visits] = [mine("EXTRA"), mine("VISIT#")];
    const wages = payments.wages.find(({ walker_id }) => walker_id === walker) ?? noWages(walker);
    expect(walkerFaults({ wages, runs: mine("PAYRUN"), extras, visits, history })).toEqual([]);
  }
  return payments;
}
