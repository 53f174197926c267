import { deactivatePerson, moveVisit, updateSchedule } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { readSchedule } from "@petcare/storage";
import { readCalendar } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { book } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { anEdit } from "../testing/editing.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test("whoever leaves is taken out of a series that may have no further step", async () => {
  const { rosa, marcus, ana, owner } = app;
  const daily = { rrule: "FREQ=DAILY", duration_minutes: 25 };
  const id = await book(app, daily);
  // Its first visit is to come, and has its values from a step that is over when somebody leaves.
  const moved = { date: "2026-12-24" as const };
  await expectOk(call(owner, moveVisit, { params: { id: `${id}.2026-11-20` }, query: {}, body: moved }));
  for (let step = 1; step < 12; step += 1) {
    const body = { ...anEdit(app), ...daily, price: 28 + step, scope: "following" as const };
    const params = { id: `${id}.${addDays("2026-11-20", 3 * step)}` };
    await expectOk(call(owner, updateSchedule, { params, query: {}, body }));
  }
  expect((await readSchedule(app.installation.db, id))?.earlier).toHaveLength(11);
  app.clock.now = friday + 24 * 3_600_000;

  const choice = { do: "reassign", walker_id: marcus.user.id } as const;
  const params = { id: rosa.user.id };
  const preview = await expectOk(
    call(owner, deactivatePerson, { params, query: { preview: "1" }, body: { visits: choice } }),
  );
  await expectOk(call(owner, deactivatePerson, { params, query: {}, body: { visits: choice, plan: preview.plan } }));
  const visits = await readCalendar(app.installation.db, "2026-11-21", "2027-01-21");
  const with_ = (walker: string) =>
    visits.filter(({ client_id, walker_id }) => client_id === ana.user.id && walker_id === walker).length;
  expect([with_(rosa.user.id), with_(marcus.user.id)]).toEqual([0, preview.outcome.moved]);
});
