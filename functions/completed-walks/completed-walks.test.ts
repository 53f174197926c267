import type { completedWalksTotals, listCompletedWalks, RequestOf } from "@petcare/contract";
import { type LocalDate, serviceTypes } from "@petcare/domain";
import { putBookings, type Visit } from "@petcare/storage";
import { aVisit } from "@petcare/storage/testing";
import { beforeAll, expect, test } from "vitest";
import { call, expectPage, fieldsOf, ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

type Filter = Partial<RequestOf<typeof completedWalksTotals>["query"]>;

const app = await startSignedInApp();
beforeAll(async () => {
  await putBookings(app.installation.db, [], week());
});

let stored = 0;

/** A morning walk of Ana's with Rosa that was completed at 11 o'clock. */
function done(date: LocalDate, given: Partial<Visit> = {}): Visit {
  return aVisit({
    schedule_id: `done-${++stored}`,
    date,
    original_date: date,
    client_id: app.ana.user.id,
    walker_id: app.rosa.user.id,
    status: "completed",
    comments: `Note of ${date}`,
    photo_urls: ["https://photos.example/1.jpg"],
    completed_at: Date.parse(`${date}T16:00:00Z`),
    completed_by: given.walker_id ?? app.rosa.user.id,
    price_cents: 2500,
    charge_cents: 2500,
    pay_cents: 1500,
    ...given,
  });
}

/** The visits done from Monday, Nov 9 to Sunday, Nov 15, and one before and one after. */
function week(): Visit[] {
  const priyas = { client_id: app.priya.user.id, walker_id: app.marcus.user.id };
  const late = { timeframe: "late_afternoon", completed_at: Date.parse("2026-11-14T23:48:00Z") } as const;
  const undone = { completed_at: undefined, completed_by: undefined, comments: undefined, photo_urls: undefined };
  return [
    done("2026-11-08"),
    done("2026-11-09", { charge_cents: 2800, pay_cents: 1600 }),
    done("2026-11-10", { invoice_id: "0123456789abcdef4c7a19e2" }),
    done("2026-11-11", { ...priyas, service: "overnight", charge_cents: 10_000, pay_cents: 6000 }),
    done("2026-11-12", { status: "cancelled", charge_cents: 1277, pay_cents: 778, cancel_reason: "Away", ...undone }),
    done("2026-11-12", { status: "cancelled", charge_cents: 0, pay_cents: 0, ...undone }),
    done("2026-11-12", { status: "scheduled", charge_cents: undefined, pay_cents: undefined, ...undone }),
    done("2026-11-13", { written_off_at: Date.parse("2026-11-14T12:00:00Z"), written_off_reason: "A gift" }),
    done("2026-11-14", late),
    done("2026-11-14", { ...late, completed_by: app.owner.user.id, pay_run_id: "run-1" }),
    done("2026-11-15", { pay_cents: undefined, charge_cents: undefined }),
    done("2026-11-16"),
  ];
}

const query = (filter: Filter = {}) => ({ from: "2026-11-09" as const, to: "2026-11-15" as const, ...filter });

async function rowsOf(filter: Filter = {}, limit = 3) {
  const rows = [];
  let cursor: string | undefined;
  do {
    const requested = { query: { ...query(filter), limit, cursor } };
    const page = await expectPage<typeof listCompletedWalks>(call(app.owner, "listCompletedWalks", requested));
    rows.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return rows;
}

const totalsOf = (filter: Filter = {}) => ok(app.owner, "completedWalksTotals", { query: query(filter) });

test("the owner reads what was done, the latest day first, with what was written and what it is worth", async () => {
  const rows = await rowsOf();
  expect(rows.map(({ date }) => date.slice(8))).toEqual(["15", "14", "14", "13", "12", "11", "10", "09"]);
  const [sunday, late, byOwner, gift, cancelled, overnight, billed] = rows;
  expect(billed).toMatchObject({
    status: "completed",
    client_id: app.ana.user.id,
    walker_id: app.rosa.user.id,
    comments: "Note of 2026-11-10",
    photo_urls: ["https://photos.example/1.jpg"],
    completed_at: "2026-11-10T16:00:00.000Z",
    completed_by: null,
    late_minutes: 0,
    charge: 25,
    pay: 15,
    billing: "invoiced",
    invoice: { id: "0123456789abcdef4c7a19e2", number: "4C7A19E2" },
  });
  expect(cancelled).toMatchObject({
    status: "cancelled",
    cancel_reason: "Away",
    completed_at: null,
    late_minutes: 0,
    charge: 12.77,
    pay: 7.78,
    billing: "to-bill",
  });
  expect(gift).toMatchObject({
    billing: "written-off",
    written_off: { at: "2026-11-14T12:00:00.000Z", reason: "A gift" },
  });
  expect([late?.late_minutes, late?.completed_by, late?.paid_out]).toEqual([48, null, false]);
  expect([byOwner?.late_minutes, byOwner?.completed_by, byOwner?.paid_out]).toEqual([48, app.owner.user.id, true]);
  expect([sunday?.charge, sunday?.pay]).toEqual([25, null]);
  expect(overnight).toMatchObject({ service_type: "overnight", late_minutes: 0 });
});

const filters = (): Filter[] => [
  {},
  { walker_id: app.rosa.user.id },
  { client_id: app.priya.user.id },
  { client_id: app.ana.user.id, walker_id: app.marcus.user.id },
  ...serviceTypes.map((service) => ({ service })),
  ...(["to-bill", "invoiced", "written-off", "all"] as const).map((billing) => ({ billing })),
  { late: "1" },
  { late: "1", walker_id: app.rosa.user.id, billing: "to-bill" },
  { from: "2026-10-20", to: "2026-12-31" },
  { from: "2026-11-12", to: "2026-11-12" },
];

test("whatever the filter, the totals are the sums of the rows, to the cent", async () => {
  for (const filter of filters()) {
    const [rows, totals] = await Promise.all([rowsOf(filter), totalsOf(filter)]);
    const cents = (of: (row: (typeof rows)[number]) => number | null) =>
      rows.reduce((sum, row) => sum + Math.round((of(row) ?? 0) * 100), 0) / 100;
    const inBucket = (billing: string) => rows.filter((row) => row.billing === billing).length;
    expect([filter, totals.count, totals.charge, totals.pay]).toEqual([
      filter,
      rows.length,
      cents(({ charge }) => charge),
      cents(({ pay }) => pay),
    ]);
    expect([totals.to_bill.count, totals.invoiced.count, totals.written_off.count]).toEqual(
      ["to-bill", "invoiced", "written-off"].map(inBucket),
    );
    expect(totals.late).toBe(rows.filter(({ late_minutes }) => late_minutes > 0).length);
    expect(totals.days.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
  }
});

test.each([
  [{ from: "2026-11-16", to: "2026-11-15" }, "The last day is before the first day"],
  [{ from: "2026-11-01", to: "2027-02-01" }, "Choose at most 92 days"],
] as const)("%j is no range", async (range, message) => {
  for (const name of ["listCompletedWalks", "completedWalksTotals"] as const) {
    expect(await fieldsOf(call(app.owner, name, { query: range }))).toEqual({ to: message });
  }
});
