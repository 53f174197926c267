import { centsOf, type LocalDate, roundingOf, taxReturn } from "@petcare/domain";
import { beforeAll, expect, test } from "vitest";
import { type AnswerTo, type BodyFor, call, expectOk, ok } from "../testing/call.ts";
import { storeDone } from "../testing/invoicing.ts";
import { Purse } from "../testing/paying.ts";
import { setTaxOf, setTaxRates } from "../testing/settings.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const quarter = { start: "2026-12-01", end: "2027-02-28" } as const;
const app = await startSignedInApp({ clock: { now: Date.parse("2027-02-01T13:00:00Z") } });
const { owner } = app;

type Row = AnswerTo<"getSalesTax">[number];
const read = (from: LocalDate = quarter.start, to: LocalDate = quarter.end) =>
  call(owner, "getSalesTax", { query: { from, to } });

/** Adds rows of an answer up, in cents. */
const returnOf = (rows: readonly Row[]) =>
  taxReturn(rows.map(({ rate, sales, tax, ...row }) => ({ ...row, ...inCents({ rate, sales, tax }) })));
const inCents = ({ rate, sales, tax }: Pick<Row, "rate" | "sales" | "tax">) => ({
  ...(rate !== null && { rate }),
  sales: centsOf(sales),
  tax: centsOf(tax),
});
const told = (rows: readonly Row[]) =>
  returnOf(rows).lines.map(({ kind, of, rate, sales, tax }) => [kind, of, rate, sales, tax]);

async function openWith(tax?: BodyFor<"changeClient">["tax"]): Promise<Purse> {
  const purse = await Purse.open(app);
  if (tax) await setTaxOf(app, purse.client, tax);
  return purse;
}

type Done = Parameters<typeof storeDone>[2][number];
const times = (count: number, price_cents: number, date: LocalDate = "2026-12-01"): Done[] =>
  Array.from({ length: count }, () => ({ date, price_cents }));

/** Bills what a client has to bill of the quarter, or the first of it, as the screen does. */
async function bill(
  { client }: Purse,
  visits: Done[],
  given: { less?: number; use_credit?: boolean; first?: number } = {},
) {
  app.clock.now += 1000;
  await storeDone(app, client, visits);
  const period = { from: quarter.start, to: quarter.end, client_id: client.id };
  const { clients } = await ok(owner, "previewInvoices", { query: period });
  const [{ n = 0, lines = [] } = {}] = clients;
  const { less = 0, use_credit = false, first } = given;
  const requested = {
    ...{ client_id: client.id, n, use_credit },
    lines: lines.slice(0, first).map(({ visit_id, price, rate }) => ({ visit_id, price, rate })),
    adjustments: less === 0 ? [] : [{ id: `less-${client.id}`, text: "A friend", amount: less, with_tax: true }],
  };
  const body = { period: quarter, due: "2027-03-08" as const, clients: [requested] };
  const [result] = await ok(owner, "makeInvoices", { body });
  if (!result?.invoice) throw new Error("Nothing was made");
  return Purse.of(app, client).read(result.invoice.id);
}

beforeAll(async () => {
  const nassau = { id: "nassau", name: "Nassau", milli: 8625, from: "2026-12-01" } as const;
  const queens = { id: "queens", name: "Queens", milli: 8875, from: "2026-12-01" } as const;
  await setTaxRates(app, [nassau, { ...nassau, milli: 8750, from: "2027-01-16" }, queens], ["25", "visit", "other"]);
});

test("a return has what is taxable by rate, exempt by reason, other and forgiven, and what was received", async () => {
  const [ben, cara, dan, jo] = await Promise.all([
    openWith(),
    openWith({ rate: "queens" }),
    openWith({ exempt: "A shelter" }),
    openWith(),
  ]);
  const night: Done = { date: "2026-12-03", price_cents: 10_000, service: "overnight" };
  const bens = await bill(ben, [...times(4, 2500), ...times(6, 2500, "2027-01-16"), night]);
  await expectOk(ben.pay(100, [bens], { date: "2027-01-31" }));
  await bill(cara, times(4, 2500));
  await bill(dan, times(8, 2500));
  const jos = await bill(jo, times(2, 2500));
  await expectOk(jo.adjust(jos, -24.31, { kind: "forgiven" }));
  const rows = await expectOk(read());
  expect(told(rows)).toEqual([
    ["taxable", "Nassau", 8625, 15_000, 1294],
    ["taxable", "Nassau", 8750, 15_000, 1313],
    ["taxable", "Queens", 8875, 10_000, 888],
    ["exempt", "A shelter", undefined, 20_000, 0],
    ["other", "", undefined, 10_000, 0],
    ["forgiven", "", undefined, -2238, -193],
  ]);
  const { lines, received } = returnOf(rows);
  expect(received).toBeGreaterThan(0);
  expect(lines.slice(0, 3).map(roundingOf)).toEqual([0, 0, 0]);
});

test("an invoice that is void in the next quarter lowers that one's return, and leaves the former as it was", async () => {
  app.clock.now = Date.parse("2027-02-20T13:00:00Z");
  const purse = await openWith();
  const invoice = await bill(purse, times(1, 10_000), { less: -20 });
  await expectOk(purse.pay(86.9, [invoice], { date: "2027-02-20" }));
  const before = await expectOk(read());
  app.clock.now = Date.parse("2027-03-05T13:00:00Z");
  await expectOk(purse.void(await purse.read(invoice.id)));
  expect(await expectOk(read())).toEqual(before);
  const next = (await expectOk(read("2027-03-01", "2027-05-31"))).filter(
    ({ client }) => client?.id === purse.client.id,
  );
  expect(next.map(({ kind, sales, tax }) => [kind, sales, tax])).toEqual([
    ["taxable", -80, -6.9],
    ["received", 0, -6.9],
  ]);
});
