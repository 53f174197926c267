import { changeNotices, listUnreached, moveVisit } from "@petcare/contract";
import { beforeEach, expect, test } from "vitest";
import { outlets } from "../shared/notices/channels.ts";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const clear = await clearing(app);
const tuesday = { date: "2026-11-24", pet_names: ["Biscuit"] };
let telling: Telling;

beforeEach(async () => {
  telling = await beginTelling(app, clear, monday);
});

const unreached = async () => (await expectOk(call(app.owner, listUnreached))).map(({ person }) => person?.name);

test("a browser that is gone is made up for by email where it is chosen, and is on the owner's list where it is not", async () => {
  telling.outcome = (_, by) => (by === "push" ? "gone" : undefined);
  await bookVisit(app, tuesday);
  expect((await telling.after(3)).filter((line) => line.startsWith("Ana"))).toHaveLength(1);
  expect(await unreached()).toEqual([]);
  telling.ways.set("Ana", ["push"]);
  await bookVisit(app, { ...tuesday, pet_names: ["Max"] });
  expect((await telling.after(3)).filter((line) => line.startsWith("Ana"))).toEqual([]);
  expect(await unreached()).toEqual(["Ana Reyes"]);
});

test("whoever cannot be told when a job wakes after days is tried each minute for an hour from then on", async () => {
  const id = await bookVisit(app, { ...tuesday, date: "2026-11-29" });
  await telling.after(3);
  const move = async (timeframe: "afternoon" | "evening") => {
    const { version } = await visitAs(app, id);
    await expectOk(call(app.owner, moveVisit, { params: { id }, body: { timeframe, version } }));
  };
  await move("afternoon");
  app.clock.now += 80 * 3_600_000;
  telling.outcome = (to) => (to === "Ana" ? "failed" : undefined);
  expect(await telling.after(50)).toEqual(["Rosa: Biscuit: now Sun Nov 29, 12–3 PM | It was Sun, Nov 29, 9 AM–12 PM."]);
  telling.outcome = () => undefined;
  const afternoon = "Ana: Biscuit: now Sun Nov 29, 12–3 PM | It was Sun, Nov 29, 9 AM–12 PM. Rosa will come.";
  expect(await telling.after(2)).toEqual([afternoon]);

  await move("evening");
  telling.outcome = (to) => (to === "Ana" ? "failed" : undefined);
  expect(await telling.after(70)).toHaveLength(1);
  telling.outcome = () => undefined;
  expect(await telling.after(20), "an hour is over").toEqual([]);
  expect(await telling.at("2026-11-27T23:00:30Z")).toEqual([
    "Ana: Biscuit: now Sun Nov 29, 6–9 PM | It was Sun, Nov 29, 12–3 PM. Rosa will come.",
  ]);
});

// The last one, for Ana's choice stays.
test("whoever ends a kind while a message of it is out gets that one, and no other", async () => {
  const id = await bookVisit(app, tuesday);
  outlets.channels = outlets.channels.map((channel) => ({
    ...channel,
    send: async (...of) => {
      const sent = await channel.send(...of);
      if (of[0].id === app.ana.user.id)
        await expectOk(call(app.ana, changeNotices, { body: { kind: "plan", channels: [] } }));
      return sent;
    },
  }));
  expect((await telling.after(3)).filter((line) => line.startsWith("Ana"))).toHaveLength(1);
  const { version } = await visitAs(app, id);
  await expectOk(call(app.owner, moveVisit, { params: { id }, body: { timeframe: "afternoon", version } }));
  expect(await telling.after(4)).toEqual(["Rosa: Biscuit: now Tue Nov 24, 12–3 PM | It was Tue, Nov 24, 9 AM–12 PM."]);
});
