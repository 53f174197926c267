import { unitsOfMonth } from "@petcare/domain";
import { expect, test } from "vitest";
import { unitsOf } from "./habits.ts";
import { meterMonth } from "./month.ts";

const days = 4;
const metered = async (times: number) => {
  const scale = { clients: 2 * times, walkers: times, visits: 10 * times, days };
  return unitsOf(await meterMonth(scale), scale);
};

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
