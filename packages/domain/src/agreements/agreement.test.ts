import { expect, test } from "vitest";
import { agreementList, unsignedKinds, vetLimitOf } from "./agreement.ts";

const biscuit = { name: "Biscuit" };
const vet = { version: 1, name: "Ann", limits: [{ pet: " biscuit ", cents: 50_000 }] };

test("what is published and not signed is to be signed, in the order of the kinds", () => {
  expect(unsignedKinds({ photos: 1, key: 2 }, { pets: [] })).toEqual(["key", "photos"]);
  expect(unsignedKinds({}, { pets: [] })).toEqual([]);
});

test("a new version asks again, and a refused photo release is an answer", () => {
  const signed = { key: { version: 1, name: "Ann" }, photos: { version: 1, name: "Ann", refused: true as const } };
  expect(unsignedKinds({ key: 1, photos: 1 }, { signed, pets: [biscuit] })).toEqual([]);
  expect(unsignedKinds({ key: 2, photos: 1 }, { signed, pets: [biscuit] })).toEqual(["key"]);
});

test("a pet without a limit asks for the vet release again", () => {
  expect(unsignedKinds({ vet: 1 }, { signed: { vet }, pets: [biscuit] })).toEqual([]);
  expect(unsignedKinds({ vet: 1 }, { signed: { vet }, pets: [biscuit, { name: "Olive" }] })).toEqual(["vet"]);
  expect(unsignedKinds({ key: 1 }, { signed: { vet }, pets: [{ name: "Olive" }] })).toEqual(["key"]);
});

test("a pet's limit is found in any case of letters", () => {
  expect(vetLimitOf({ vet }, "BISCUIT")).toBe(50_000);
  expect(vetLimitOf({ vet }, "Olive")).toBeUndefined();
  expect(vetLimitOf(undefined, "Biscuit")).toBeUndefined();
});

test("kinds are listed in words", () => {
  expect(agreementList(["key"])).toBe("Key release");
  expect(agreementList(["service", "key", "vet"])).toBe("Service agreement, Key release and Vet release");
});
