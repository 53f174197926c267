import { beforeEach, expect, test } from "vitest";
import { asked, visitLine } from "../testing/asking.ts";
import { book, bookVisit } from "../testing/bookings.ts";
import { halfWithin, setRules } from "../testing/settings.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const half = halfWithin(24);
beforeEach(() => setRules(app, { cancelling: [half], accept_free_cancels: true }));
const visitOn = (date: string) => bookVisit(app, { date: date as "2026-11-24", price: 28, timeframe: "evening" });
const cancelling = (visit_id: string, more = {}) => ({ kind: "cancel" as const, visit_id, ...more });

test("what cancels for nothing is accepted at once, also where it is sent twice", async () => {
  const id = await visitOn("2026-11-24");
  expect(await asked(app.ana, cancelling(id), "twice")).toMatchObject({ standing: "accepted", version: 2 });
  expect(await visitLine(app, id)).toBe("2026-11-24 evening cancelled 2800 0 0");
  expect(await asked(app.ana, cancelling(id), "twice")).toMatchObject({ standing: "accepted", version: 2 });
});

test("what is charged waits for the owner, and so does what is not a cancelling", async () => {
  const id = await visitOn("2026-11-20");
  const request = await asked(app.ana, cancelling(id));
  expect(request).toMatchObject({ standing: "asked", quote: { total: 14 } });
  expect(await visitLine(app, id)).toBe("2026-11-20 evening scheduled 2800");
  const walk = { kind: "book", date: "2026-11-25", timeframe: "evening", service_type: "25" } as const;
  expect(await asked(app.ana, walk)).toMatchObject({ standing: "asked" });
  const gift = await bookVisit(app, { date: "2026-11-25", price: 0, timeframe: "morning" });
  const move = { kind: "change", visit_id: gift, date: "2026-11-26", timeframe: "evening" } as const;
  expect(await asked(app.ana, move)).toMatchObject({ standing: "asked", quote: { total: 0 } });
});

test("a series from one on, and the visits of days away, are cancelled by the rule, too", async () => {
  const series = await book(app, { date: "2026-12-01", rrule: "FREQ=DAILY", duration_minutes: 25 });
  const away = { kind: "away", date: "2026-12-01", through: "2026-12-02" } as const;
  expect(await asked(app.ana, away)).toMatchObject({ standing: "accepted", visit_count: 2 });
  const rest = cancelling(`${series}.2026-12-04`, { following: true });
  expect(await asked(app.ana, rest)).toMatchObject({ standing: "accepted" });
  const lines = ["2026-12-02", "2026-12-03", "2026-12-04"].map((day) => visitLine(app, `${series}.${day}`));
  expect((await Promise.all(lines)).map((line) => line.split(" ")[2])).toEqual(["cancelled", "scheduled", "cancelled"]);
});
