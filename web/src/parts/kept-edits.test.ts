import { expect, it } from "vitest";
import { memoryStore } from "../testing/memory-store.ts";
import { keptEdits } from "./kept-edits.ts";

const stored = { name: "Ana", pets: ["Biscuit"], password: "" };
it("keeps edits, and no password among them", () => {
  const store = keptEdits(memoryStore(), "key", stored);
  store.write({ name: "Anna", password: "Bellmore-2027" });
  expect(store.read()).toEqual({ name: "Anna" });
  store.write({});
  expect(store.read()).toEqual({});
});

it.each(["{", "null", "5", '{"name":5,"pets":"Max","color":"red"}'])("reads nothing from %s", (text) => {
  const storage = memoryStore();
  storage.setItem("key", text);
  expect(keptEdits(storage, "key", stored).read()).toEqual({});
});
