import { unitsOfMonth } from "@petcare/domain";
import { expect, test } from "vitest";
import { messageUnitsOf, unitsOf } from "./habits.ts";
import { meterMonth } from "./month.ts";

const days = 4;
const scaleOf = (times: number) => ({ clients: 2 * times, walkers: times, visits: 10 * times, days });
const metered = async (times: number) => unitsOf(await meterMonth(scaleOf(times)), scaleOf(times));

test("what a visit writes, asks for and keeps is what the estimate in Settings counts with, within a fifth", async () => {
  const [few, again, more] = [await metered(1), await metered(1), await metered(2)];
  const [none, one] = [unitsOfMonth(0), unitsOfMonth(1)];
  for (const name of ["writes", "stored", "photos", "photoWrites"] as const) {
    const found = (more[name] - few[name]) / 10 / (one[name] - none[name]);
    expect(found, name).toBeGreaterThan(0.8);
    expect(found, name).toBeLessThan(1.2);
  }
  // Ids are drawn by chance, and so compress a little otherwise.
  expect({ ...again, transfer: 0 }).toEqual({ ...few, transfer: 0 });
});

test("telling people is a run each minute with its reads, and an email at least for each visit that is done", async () => {
  const { messages } = await meterMonth(scaleOf(1), true);
  const units = messageUnitsOf(messages);
  expect(units).toMatchObject({ invocations: days * 24 * 60, logs: days * 24 * 60 });
  expect(units.emails).toBeGreaterThanOrEqual(10);
  expect(units.reads).toBeGreaterThan(days * 24 * 60);
  expect(units.writes).toBeGreaterThan(10);
});
