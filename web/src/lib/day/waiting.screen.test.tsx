import { afterEach, expect, test, vi } from "vitest";
import { currentPerson } from "../session/person.ts";
import { signIn } from "../session/session.ts";
import { newRow } from "./row.ts";
import { currentWaiting, nothing, onWaiting, showWaiting } from "./waiting.ts";

const row = newRow({ _id: "s1.2026-11-20", version: 3, date: "2026-11-20", pet_names: ["Biscuit"] }, "k1", 5);

afterEach(() => {
  showWaiting(nothing);
  localStorage.clear();
});

test("a day is drawn again for what has changed, and not where nothing waits as before", () => {
  const draw = vi.fn();
  const end = onWaiting(draw);
  signIn(`.${btoa(JSON.stringify({ sub: "nadia" }))}.`, "walker");
  const person = currentPerson();
  showWaiting({ person, rows: [], photos: [] });
  showWaiting({ ...currentWaiting(), sending: undefined });
  expect(draw).not.toHaveBeenCalled();
  showWaiting({ person, rows: [row], photos: [] });
  showWaiting({ person, rows: [{ ...row }], photos: [] });
  expect(draw).toHaveBeenCalledTimes(1);
  expect(currentWaiting().rows).toEqual([row]);
  showWaiting({ person, rows: [{ ...row, rev: 2 }], photos: [] });
  expect(draw).toHaveBeenCalledTimes(2);
  end();
});
