import { deactivatePerson, updateSchedule } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { beforeEach, expect, test } from "vitest";
import { book } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { anEdit, opened } from "../testing/editing.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
beforeEach(() => {
  app.clock.now = friday;
});

const daily = { rrule: "FREQ=DAILY", duration_minutes: 25 };
const handOver = (from: Signed, to: Signed) => {
  const visits = { do: "reassign", walker_id: to.user.id } as const;
  return expectOk(call(app.owner, deactivatePerson, { params: { id: from.user.id }, body: { version: 1, visits } }));
};
const on = (id: string, date: LocalDate) => opened(app, `${id}.${date}`);

test("a step of somebody else's keeps the phone that it shows the client, or shows none as before", async () => {
  const { marcus, priya, owner } = app;
  const id = await book(app, {
    ...daily,
    client_id: priya.user.id,
    walker_id: marcus.user.id,
    walker_phone: "516-555-0177",
  });
  const step = (date: LocalDate, changes: object = {}) => {
    const body = {
      ...anEdit(app, { client_id: priya.user.id, walker_id: owner.user.id }),
      ...daily,
      ...changes,
      scope: "following" as const,
    };
    return expectOk(call(owner, updateSchedule, { params: { id: `${id}.${date}` }, body }));
  };
  await step("2026-12-01");
  await step("2026-12-05", { walker_phone: "516-555-0199" });
  await handOver(marcus, owner);
  const shown = async (date: LocalDate) => {
    const { walker_id, walker_phone } = await on(id, date);
    return [walker_id, walker_phone];
  };
  expect(await shown("2026-12-02")).toEqual([owner.user.id, null]);
  expect(await shown("2026-12-06")).toEqual([owner.user.id, "516-555-0199"]);
});
