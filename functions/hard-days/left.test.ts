import { addDays, type LocalDate } from "@petcare/domain";
import { beforeEach, expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { ok } from "../testing/call.ts";
import { castOf, doSeen, type HardDayBody, previewDay, setCosts } from "../testing/hard-days.ts";
import { requested } from "../testing/invoicing.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const day: LocalDate = "2026-11-20";

let cast = 0;
let name: string;
let rosa: Signed;
let ann: Signed;
beforeEach(async () => {
  app.clock.now = friday;
  name = `left${++cast}`;
  const person = castOf(app, name);
  rosa = await person("walker", "Rosa");
  ann = await person("client", "Ann");
});
const idOf = ({ user }: Signed) => user.id;
const given = () => ({ client_id: idOf(ann), walker_id: idOf(rosa), date: day });

test("a day that is undone leaves one that is on an invoice, and one that was put back and moved since", async () => {
  await setCosts(app, 24);
  const billed = await bookVisit(app, { ...given(), timeframe: "afternoon", price: 28 });
  const moved = await bookVisit(app, { ...given(), timeframe: "late_afternoon", price: 0 });
  await bookVisit(app, { ...given(), timeframe: "evening", price: 0 });
  const away: HardDayBody = { kind: "away", about: idOf(ann), from: day, through: day };
  expect((await doSeen(app, `day-${name}`, away)).money).toMatchObject({ charged: 14 });

  const period = { start: "2026-11-16", end: "2026-11-22" } as const;
  const query = { from: period.start, to: period.end, client_id: idOf(ann) };
  const { clients } = await ok(app.owner, "previewInvoices", { query });
  const lines = clients.map((client) => requested(client));
  const made = await ok(app.owner, "makeInvoices", { body: { period, due: "2026-11-27", clients: lines } });
  expect(made).toMatchObject([{ invoice: { total: 14 } }]);
  await ok(app.owner, "restoreVisit", { params: { id: moved }, body: {} as never });
  const to = { date: addDays(day, 1), timeframe: "late_afternoon" };
  await ok(app.owner, "moveVisit", { params: { id: moved }, body: to as never });

  const undone = await ok(app.owner, "undoHardDay", { params: { id: `day-${name}` } });
  expect(undone).toMatchObject({
    state: "undone",
    total: 3,
    done: 1,
    left: [
      { _id: billed, why: "invoiced" },
      { _id: moved, date: addDays(day, 1), why: "changed" },
    ],
  });
});

test("no visit moves into a frame that another closing has closed, until that is undone", async () => {
  const tuesday: LocalDate = "2026-11-24";
  await bookVisit(app, { ...given(), date: tuesday });
  const closing = (date: LocalDate, changes: Partial<HardDayBody> = {}): HardDayBody => ({
    kind: "close",
    from: date,
    through: date,
    ...changes,
  });
  await doSeen(app, `morning-${name}`, closing(addDays(tuesday, 1), { timeframes: ["morning"] }));
  await doSeen(app, `evening-${name}`, closing(addDays(tuesday, -1), { timeframes: ["evening"] }));
  const movesTo = async () =>
    (await previewDay(app, closing(tuesday, { moves: true }))).visits
      .filter(({ client_id }) => client_id === idOf(ann))
      .map(({ to_date }) => to_date);
  expect(await movesTo()).toEqual([addDays(tuesday, -1)]);
  await ok(app.owner, "undoHardDay", { params: { id: `morning-${name}` } });
  expect(await movesTo()).toEqual([addDays(tuesday, 1)]);
});
