import { formatCents, type PriceRule, type RuleAmount, type RuleWhen } from "@petcare/domain";
import { parseVisitId, putPriceRules, readPriceRules, readVisit, readVisitsIn, visitId } from "@petcare/storage";
import { ownId } from "@petcare/storage/own-id";
import { anAuthor } from "@petcare/storage/testing";
import { beforeEach, expect, test } from "vitest";
import { accept, asked, decline, offer, refusal, rowOf, visitLine } from "../testing/asking.ts";
import { book, bookVisit, complete } from "../testing/bookings.ts";
import { expectOk } from "../testing/call.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { db } = app.installation;
beforeEach(() => {
  app.clock.now = friday;
});

const rules: Record<RuleWhen["type"], RuleWhen> = {
  holidays: { type: "holidays" },
  weekdays: { type: "weekdays", weekdays: [3] },
  frames: { type: "frames", timeframes: ["afternoon"] },
  late: { type: "late", hours: 200 },
  pets: { type: "pets", beyond: 1 },
};
const charges: Record<string, RuleAmount> = {
  "$5.00": { cents: 500 },
  "15 percent": { percent: 15 },
  "10 percent": { percent: 10 },
  "$60.00": { cents: 6000 },
};
/** How many of the three are accepted. A visit of a series takes any price. */
const cases = [
  ["holidays", "$5.00", "begins", 3],
  ["weekdays", "15 percent", "begins", 3],
  ["pets", "15 percent", "ends", 3],
  ["late", "10 percent", "ends", 3],
  // No price and a tenth of it come to $28.00, and $60.00 alone are more.
  ["frames", "10 percent", "begins", 1],
  ["holidays", "$60.00", "begins", 1],
] as const;

const rule = (when: RuleWhen["type"], charge: string): PriceRule => ({
  id: "of-the-test",
  name: "Of the test",
  services: ["25"],
  when: rules[when],
  charge: charges[charge] ?? { cents: 0 },
  pay: { cents: 100 },
  from: "2026-11-01",
});
async function setRules(list: PriceRule[]) {
  const before = await readPriceRules(db);
  await putPriceRules(db, { ...before, holidays: ["thanksgiving"], rules: list }, { before, by: anAuthor() });
}

/** Thanksgiving Day, a Thursday, on which each rule counts for a visit of two pets in the afternoon. */
const thursday = "2026-11-26" as const;
const place = { date: thursday, timeframe: "afternoon" as const };

/** Asks for a walk, and for another time of a single visit and of one of a series, all for that afternoon. */
async function askForAll() {
  const single = await bookVisit(app, { date: "2026-11-27" });
  const rrule = "FREQ=DAILY;COUNT=3";
  const series = `${await book(app, { date: "2026-11-25", rrule, duration_minutes: 25 })}.2026-11-25`;
  const walk = { kind: "book" as const, ...place, service_type: "25" as const };
  return [
    await asked(app.ana, walk),
    await asked(app.ana, { kind: "change", visit_id: single, ...place }),
    await asked(app.ana, { kind: "change", visit_id: series, ...place }),
  ];
}

/** Lists the charges of that afternoon’s visits once they are done, in cents. Another test finds none of them. */
async function charged(): Promise<(number | undefined)[]> {
  app.clock.now = Date.parse("2026-11-26T21:00:00Z");
  const of = { role: "client", id: ownId(app.ana.user.id) } as const;
  const range = { from: thursday, to: "2026-11-27" } as const;
  const found = await readVisitsIn(db, range, ["schedule_id", "original_date", "timeframe", "status"], of);
  const open = found.filter(({ timeframe, status }) => timeframe === "afternoon" && status !== "completed");
  const ids = open.map((visit) => visitId(visit));
  for (const id of ids) await expectOk(complete(app.owner, id));
  const visits = await Promise.all(
    ids.map((id) => readVisit(db, parseVisitId(id) ?? { schedule_id: "", original_date: thursday })),
  );
  return visits.map((visit) => visit?.charge_cents).sort();
}

test.each(cases)(
  "a rule for %s, %s, that %s after it was asked for changes no cent of what is charged",
  async (when, charge, what, accepted) => {
    await setRules(what === "ends" ? [rule(when, charge)] : []);
    const requests = await askForAll();
    const shown = requests.map(({ quote }) => Math.round(quote.total * 100));
    await setRules(what === "ends" ? [] : [rule(when, charge)]);
    const done: number[] = [];
    for (const [at, request] of requests.entries()) {
      const cents = shown[at] ?? 0;
      const none = `No price comes to exactly ${formatCents(cents)} by the price rules of now. Decline this, or offer another price.`;
      const { look } = await rowOf(app, request);
      const said = await refusal(accept(app, request, { walker_id: app.rosa.user.id }));
      if (said === "200") done.push(cents);
      else {
        expect([said, look.includes(none)]).toEqual([none, true]);
        await expectOk(decline(app, request));
      }
    }
    expect(done).toHaveLength(accepted);
    expect(await charged()).toEqual(done.toSorted());
  },
);

test("an offer that no price comes to is refused, and one that some price comes to is charged", async () => {
  await setRules([rule("frames", "10 percent")]);
  const request = await asked(app.ana, { kind: "book", ...place, service_type: "25" });
  const offered = (price: number) => offer(app, request, { ...place, price, walker_id: app.rosa.user.id });
  expect(await refusal(offered(28))).toBe(
    "No price comes to exactly $28.00 by the price rules of now. Decline this, or offer another price.",
  );
  await expectOk(accept(app, await expectOk(offered(28.01)), { walker_id: app.rosa.user.id }));
  expect(await charged()).toEqual([2801]);
});

test("a late fee across the change of the clocks is charged as it was shown: 23 real hours before are late", async () => {
  app.clock.now = Date.parse("2027-03-13T14:00:00Z");
  await setRules([{ ...rule("late", "$5.00"), when: { type: "late", hours: 24 } }]);
  const sunday = { date: "2027-03-14", timeframe: "morning" } as const;
  const request = await asked(app.ana, { kind: "book", ...sunday, service_type: "25" });
  expect(request.quote).toEqual({ total: 33, parts: [{ name: "Of the test", amount: 5 }] });
  app.clock.now += 22 * 3_600_000;
  const row = await rowOf(app, request);
  expect([row.look, row.total_now]).toEqual([[], 33]);
  await expectOk(accept(app, request, { walker_id: app.rosa.user.id }));
  const of = { role: "client", id: ownId(app.ana.user.id) } as const;
  const [visit] = await readVisitsIn(db, { from: sunday.date, to: "2027-03-15" }, ["schedule_id", "original_date"], of);
  const id = visit ? visitId(visit) : "";
  app.clock.now += 6 * 3_600_000;
  await expectOk(complete(app.owner, id));
  expect(await visitLine(app, id)).toBe("2027-03-14 morning completed 2800 3300 1600");
});
