import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { count, itemKind, partOf, refuseUnknown, someText, text } from "./item-kind.ts";

const bowls = itemKind({
  schema: z.strictObject({ id: text, version: count, color: someText }),
  keysOf: ({ id, version }) => ({ pk: `BOWL#${id}`, sk: "BOWL", money_pk: "BOWLS", money_sk: String(version) }),
  inKey: ({ pk }) => ({ id: pk.slice("BOWL#".length) }),
});
const item = bowls.itemOf({ id: "1", version: 2 });

afterEach(() => {
  vi.restoreAllMocks();
  refuseUnknown();
});

test("an item has its keys, and what is in them alone nowhere else", () => {
  expect(item).toEqual({ pk: "BOWL#1", sk: "BOWL", money_pk: "BOWLS", money_sk: "2", version: 2 });
  expect(bowls.read(item)).toEqual({ id: "1", version: 2 });
});

test("an attribute that no schema names comes along and is logged once; a test refuses it", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const newer = { ...item, weight: 3 };
  expect(() => bowls.read(newer)).toThrow("BOWL BOWL weight: no schema names it");
  refuseUnknown(false);
  for (const _ of [1, 2]) expect(bowls.read(newer)).toEqual({ id: "1", version: 2, weight: 3 });
  expect(warn.mock.calls).toEqual([["BOWL BOWL weight: no schema names it"]]);
});

test("a value of another type is refused, and the error tells neither it nor whose it is", () => {
  refuseUnknown(false);
  expect(() => bowls.read({ ...item, color: 7_311 })).toThrow(/^A stored item .*: BOWL BOWL color: Invalid input$/);
});

test("a part has the attributes that it names", () => {
  expect(partOf(bowls, ["version"])({ ...item, color: "red", weight: 3 })).toEqual({ version: 2 });
});
