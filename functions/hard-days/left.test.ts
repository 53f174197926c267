import { addDays, type LocalDate } from "@petcare/domain";
import { beforeEach, expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { ok } from "../testing/call.ts";
import { castOf, doSeen, type HardDayBody, previewDay } from "../testing/hard-days.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const day: LocalDate = "2026-11-20";

let cast = 0;
let name: string;
let rosa: Signed;
let ann: Signed;
beforeEach(async () => {
  name = `left${++cast}`;
  const person = castOf(app, name);
  rosa = await person("walker", "Rosa");
  ann = await person("client", "Ann");
});
const idOf = ({ user }: Signed) => user.id;
const given = () => ({ client_id: idOf(ann), walker_id: idOf(rosa), date: day });

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
