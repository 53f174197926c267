import { type BodyOf, deactivatePerson, updateSchedule } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { book } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { anEdit, opened } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { owner, rosa, marcus } = app;

const daily = { rrule: "FREQ=DAILY", duration_minutes: 25 };
const nothing = { charge: "nothing", pay: "nothing" } as const;

test.each([
  {
    does: "goes to another",
    leaver: marcus,
    first: rosa,
    visits: { do: "reassign", walker_id: owner.user.id },
    next: owner,
  },
  {
    does: "has nobody where it is cancelled",
    leaver: rosa,
    first: owner,
    visits: { do: "cancel", ...nothing },
    next: null,
  },
] as const)("a leaver's step that begins far ahead $does, and the dates before it stay", async (of) => {
  const { leaver, first, next } = of;
  const id = await book(app, { ...daily, walker_id: first.user.id });
  const edit = { ...anEdit(app, { walker_id: leaver.user.id }), ...daily, scope: "following" as const };
  await expectOk(call(owner, updateSchedule, { params: { id: `${id}.2027-06-02` }, body: edit }));
  const visits: BodyOf<typeof deactivatePerson>["visits"] = of.visits;
  await expectOk(call(owner, deactivatePerson, { params: { id: leaver.user.id }, body: { version: 1, visits } }));
  const dates: LocalDate[] = ["2026-11-21", "2027-06-01", "2027-06-02"];
  const walkers = await Promise.all(dates.map(async (date) => (await opened(app, `${id}.${date}`)).walker_id));
  expect(walkers).toEqual([first.user.id, first.user.id, next?.user.id ?? null]);
});
