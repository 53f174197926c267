import { addDays, type LocalDate } from "@petcare/domain";
import { afterAll, expect, test, vi } from "vitest";
import { readClientUpcoming } from "../bookings/clients/client-upcoming.ts";
import { forgetPerson } from "../bookings/forget-person.ts";
import { anAuthor } from "../testing/author.ts";
import { everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, onWrites } from "../testing/test-table.ts";
import { finishEdit } from "./finish-edit.ts";
import { readPendingEdits } from "./pending-edit.ts";
import { Desk, following, wholeSeries } from "./testing/desk.ts";
import { doomed, type Kill, untilKilled } from "./testing/kill.ts";

// An edit of the 25 visits to come takes four transactions.
vi.mock("../table/visits-at-once.ts", () => ({ visitsAtOnce: 8 }));

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

const today: LocalDate = "2026-11-20";
const openDaily = () => Desk.open(dynamoDb.endpoint, { recurrence: everyDay() }, today, 24);
/** A series that was booked by mistake: of 21 past days, one was done. */
async function openPast() {
  const desk = await Desk.open(dynamoDb.endpoint, { date: "2026-10-30", recurrence: everyDay() }, today, 4);
  await desk.complete("2026-11-02");
  return desk;
}
type Act = (desk: Desk) => Promise<unknown>;

const toMarcus: Act = (desk) => desk.edit({ walker_id: "marcus" });
const cancelling: Act = (desk) => desk.cancel(wholeSeries, { reason: "Moved away" });

const takingUnfinished: Act = (desk) => desk.cancel(wholeSeries, { alsoUnfinished: true });

/** What everybody sees: the calendar, both walkers, the client, and visits that somebody opens: near, far and not stored. */
async function seenBy(desk: Desk) {
  const to = addDays(today, 40);
  const days = [0, 5, 9, 20, 26].map((day) => addDays(today, day));
  return {
    calendar: await desk.calendar("2026-10-30", to),
    lists: await Promise.all(["rosa", "marcus"].map((walker) => desk.walker(walker, "2026-10-30", to))),
    client: await readClientUpcoming(desk.db, "client-1", { today, count: 30 }),
    opened: await Promise.all(days.map((day) => desk.visit(day).catch(() => "gone"))),
  };
}

/** The table, without what only tells which attempt wrote it. */
const tableOf = async ({ db }: Desk) =>
  JSON.parse(JSON.stringify(await dump(db), (_, value) => (value instanceof Set ? [...value] : value)));

async function* kills(open: () => Promise<Desk>, act: Act): AsyncGenerator<{ desk: Desk; kill: Kill }> {
  for (const moment of ["before", "after"] as const) {
    for (let at = 0; ; at++) {
      const desk = await open();
      if (!(await untilKilled(() => act(doomed(desk, { at, moment }))))) break;
      yield { desk, kill: { at, moment } };
    }
  }
}

/** Everything that anybody may do next, and that leaves the same table. */
const nexts: Act[] = [(desk) => desk.nightly(), (desk) => finishEdit(desk.db, desk.id)];

test.each([
  ["an edit of a series", openDaily, toMarcus, 5],
  ["cancelling a series", openDaily, cancelling, 5],
  ["cancelling what is past and unfinished, too", openPast, takingUnfinished, 5],
] as const)(
  "killed before or after any write, %s is seen whole or not at all; repeated, the table is that of one run",
  async (_, open, act, writes) => {
    const clean = await open();
    const before = await seenBy(clean);
    await act(clean);
    const after = await seenBy(clean);
    let killed = 0;
    for await (const { desk, kill } of kills(open, act)) {
      const isDone = kill.at > 0 || kill.moment === "after";
      expect(await seenBy(desk)).toEqual(isDone ? after : before);
      if (isDone) await nexts[killed % nexts.length]?.(desk);
      await act(desk);
      expect(await tableOf(desk)).toEqual(await tableOf(clean));
      killed++;
    }
    expect(killed).toBe(2 * writes);
  },
);

test("an act on one visit finishes the edit of its series first, and stands on the version that was seen through it", async () => {
  const desk = await openDaily();
  await untilKilled(() => toMarcus(doomed(desk, { at: 0, moment: "after" })));
  const far = addDays(today, 20);
  const { version } = await desk.visit(far);
  const edit = { changes: { notes: "Side door" } };
  const foreseen = await desk.previewOn(desk.patchOf(far, edit, version));
  expect(await desk.patch(far, edit, version)).toEqual(foreseen);
  expect(await desk.visit(far)).toMatchObject({ walker_id: "marcus", notes: "Side door" });
  expect(await readPendingEdits(desk.db)).toEqual([]);
});

test("the preview of an edit beside an unfinished one is what then happens", async () => {
  const desk = await openDaily();
  await untilKilled(() => toMarcus(doomed(desk, { at: 1, moment: "after" })));
  const act = desk.editOf({ timeframe: "evening" }, following("2026-12-01"));
  const foreseen = await desk.preview(act);
  const done = await desk.act(act);
  const changesOf = (result: typeof done) => result.outcome === "done" && result.planned.changes;
  expect(changesOf(done)).toEqual(changesOf(foreseen));
});

test("a worker that slept through a second edit writes nothing of the first", async () => {
  const desk = await openDaily();
  const sleeper = desk.elsewhere();
  let writes = 0;
  onWrites(sleeper.db, async (send) => {
    if (writes++ === 1) await desk.edit({ walker_id: "aisha" });
    return send();
  });
  await toMarcus(sleeper);
  const walkers = (await desk.stored(today)).map(({ walker_id }) => walker_id);
  expect(new Set(walkers)).toEqual(new Set(["aisha"]));
  expect(await readPendingEdits(desk.db)).toEqual([]);
});

test("dates that are stored for an edit in the far future change nothing that anybody sees", async () => {
  const from: LocalDate = "2027-02-01";
  const act: Act = (desk) => desk.edit({ walker_id: "marcus" }, following(from));
  const clean = await openDaily();
  const seen = await clean.calendar(today, "2027-03-01");
  await act(clean);
  for (const at of [0, 3, 5]) {
    const desk = await openDaily();
    await untilKilled(() => act(doomed(desk, { at, moment: "after" })));
    expect(await desk.calendar(today, "2027-03-01")).toEqual(seen);
    await act(desk);
    expect(await tableOf(desk)).toEqual(await tableOf(clean));
  }
});

test("the nightly job stores new dates as an unfinished edit wants them", async () => {
  const desk = await openDaily();
  await untilKilled(() => toMarcus(doomed(desk, { at: 0, moment: "after" })));
  desk.today = addDays(today, 5);
  await desk.nightly();
  expect(await readPendingEdits(desk.db)).toEqual([]);
  expect(new Set((await desk.stored(today)).map(({ walker_id }) => walker_id))).toEqual(new Set(["marcus"]));
  expect((await desk.stored(addDays(today, 25))).length).toBe(5);
});

test("lists without a first day and at the end of the calendar are read beside an unfinished edit", async () => {
  const desk = await openDaily();
  const upcoming = () => readClientUpcoming(desk.db, "client-1", { today, count: 30 });
  await untilKilled(() => toMarcus(doomed(desk, { at: 0, moment: "after" })));
  expect((await upcoming()).map(({ walker_id }) => walker_id)).toEqual(Array(30).fill("marcus"));
  expect(await desk.walker("marcus", "9999-12-30", "9999-12-31")).toHaveLength(1);
});

test("a walker who leaves in the middle of an edit keeps nothing in it, and others keep their visits", async () => {
  const desk = await openDaily();
  await desk.edit({ walker_phone: "5165550111" });
  await desk.edit({ walker_id: "marcus", walker_phone: "5165550222" }, following("2026-12-01"));
  await untilKilled(() => doomed(desk, { at: 0, moment: "after" }).edit({ notes: "Side door" }));
  await forgetPerson(desk.db, { id: "rosa", role: "walker" }, today, anAuthor());
  await forgetPerson(desk.db, { id: "rosa", role: "walker" }, today, anAuthor());
  const calendar = await desk.calendar(today, "2026-12-14");
  expect(calendar.filter(({ status }) => status === "cancelled").length).toBe(11);
  expect(calendar.filter(({ status, walker_id }) => status === "scheduled" && walker_id === "marcus").length).toBe(13);
  expect(JSON.stringify(await tableOf(desk))).not.toContain("5165550111");
  expect(JSON.stringify(await tableOf(desk))).toContain("5165550222");
  expect((await desk.visit("2026-12-02")).notes).toBe("Side door");
});
