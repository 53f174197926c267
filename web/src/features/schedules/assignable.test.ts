import { expect, it } from "vitest";
import { assignableWalkers } from "./assignable.ts";

const walker = (id: string, active: boolean, isAdmin = false) => ({
  id,
  name: id,
  active,
  isAdmin,
  isCurrentUser: false,
  phone: null,
});
const owner = { id: "kate", name: "Kate", phone: null };
const ids = (walkers: { id: string }[]) => walkers.map(({ id }) => id);

it("lists active walkers and administrators of any state", () => {
  const team = [walker("rosa", true), walker("gone", false), walker("kate", false, true)];
  expect(ids(assignableWalkers(team, undefined))).toEqual(["rosa", "kate"]);
});

it("always has the owner, once", () => {
  expect(ids(assignableWalkers([], owner))).toEqual(["kate"]);
  expect(ids(assignableWalkers([walker("kate", true, true)], owner))).toEqual(["kate"]);
});
