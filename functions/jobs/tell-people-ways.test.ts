import { changeNotices, listUnreached, moveVisit } from "@petcare/contract";
import { beforeEach, expect, test } from "vitest";
import { outlets } from "../shared/notices/channels.ts";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { Telling } from "../testing/telling.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const clear = await clearing(app);
const tuesday = { date: "2026-11-24", pet_names: ["Biscuit"] };
let telling: Telling;

beforeEach(async () => {
  await clear();
  app.clock.now = monday;
  telling = new Telling(app);
  await telling.set();
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
