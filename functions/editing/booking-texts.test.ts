import {
  type BookingTextName,
  bookingCodeNames,
  bookingText,
  bookingTextNames,
  textsBy,
  textsReadBy,
} from "@petcare/domain";
import { expect, test } from "vitest";
import { book } from "../testing/bookings.ts";
import { ok } from "../testing/call.ts";
import { anEdit, opened } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

/** Texts that the history masks although they are no code, each with the reason. */
const maskedBeside: BookingTextName[] = [
  // No history need keep a phone for its walker.
  "walker_phone",
];
const texts = (n: number) =>
  textsBy(bookingTextNames, (name) => (bookingText(name).isPhone ? `516-555-012${n}` : `${name} ${n}`));
const [first, second] = [texts(1), texts(2)];

test("every text of a booking is stored, edited for a whole series, recorded, and read by its walker", async () => {
  const series = await book(app, { ...first, rrule: "FREQ=WEEKLY" });
  expect(await opened(app, series)).toMatchObject(first);

  const body = anEdit(app, { ...second, scope: "series" });
  const { effect } = await ok(app.owner, "updateSchedule", { params: { id: series }, body });
  const groups = effect.groups.filter(({ field }) => field in first);
  expect(Object.fromEntries(groups.map(({ field, to }) => [field, to]))).toEqual(second);

  const visit = { params: { id: `${series}.2026-11-20` } };
  expect(await ok(app.owner, "getVisit", visit)).toMatchObject(second);
  const ofWalker = textsBy(textsReadBy("walker"), (name) => second[name]);
  expect(await ok(app.rosa, "getVisit", visit)).toMatchObject(ofWalker);

  const [row] = await ok(app.owner, "listHistory", { query: { about: series, kind: "schedule", limit: 1 } });
  const told = Object.fromEntries((row?.changes ?? []).map(({ field, to }) => [field, to]));
  const masked = [...bookingCodeNames, ...maskedBeside];
  expect(told).toMatchObject(textsBy(bookingTextNames, (name) => (masked.includes(name) ? "•••" : second[name])));
});
