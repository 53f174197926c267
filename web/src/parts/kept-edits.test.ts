import { expect, it } from "vitest";
import { storeOf } from "../lib/session/storage.ts";
import { forgetKeptEdits, keptEdits } from "./kept-edits.ts";

const stored = { name: "Ana", pets: ["Biscuit"], password: "" };
const memory = () =>
  storeOf(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });

it("keeps edits, and no password among them", () => {
  const store = keptEdits(memory(), "key", stored);
  store.write({ name: "Anna", password: "Bellmore-2027" });
  expect(store.read()).toEqual({ name: "Anna" });
  store.write({});
  expect(store.read()).toEqual({});
});

it.each(["{", "null", "5", '{"name":5,"pets":"Max","color":"red"}'])("reads nothing from %s", (text) => {
  const storage = memory();
  storage.setItem("key", text);
  expect(keptEdits(storage, "key", stored).read()).toEqual({});
});

it("forgets one person's edits alone", () => {
  const kept = new Map(["rosa:name", "rosa:email", "wes:name"].map((key) => [`kc:draft:${key}`, "{}"]));
  forgetKeptEdits(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
      key: (index) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size;
      },
    },
    "rosa",
  );
  expect([...kept.keys()]).toEqual(["kc:draft:wes:name"]);
});
