import { arriveAtVisit, mySchedule, mySeal } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { storeSeal } from "../../../lib/session/seal.ts";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { openApp, tokenOf } from "../../../testing/open-app.tsx";
import { kept } from "../../../testing/plain-store.ts";
import { aWalkerVisit } from "../../../testing/visits.ts";

vi.mock("../../../lib/day/sealed-store.ts", () => import("../../../testing/plain-store.ts"));
vi.mock("qr-scanner", () => ({
  default: class {
    start = () => Promise.reject(new Error("Camera not found."));
    destroy = () => {};
  },
}));

beforeEach(() => {
  kept.values.clear();
  vi.stubGlobal("indexedDB", {});
  storeSeal({ person: "rosa", seal: "s1", heard: Date.now() });
  answer(mySeal, { seal: "s1" });
  answer(mySchedule, [
    aWalkerVisit({ _id: "here.2026-11-20", pet_names: ["Biscuit"], door: true }),
    aWalkerVisit({ _id: "without.2026-11-20", timeframe: "evening", pet_names: ["Rex"] }),
  ]);
  answer(arriveAtVisit, { _id: "here.2026-11-20", outcome: "done", visit: "scheduled", sentence: "Sent." });
});

async function openScan() {
  const user = openApp("/walker", "walker", tokenOf("rosa"));
  await user.click(await screen.findByRole("button", { name: "Scan the door, Biscuit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Scan the door" }));
  const type = async (text: string) => {
    const field = dialog.getByLabelText("Or type the six characters");
    await user.clear(field);
    await user.type(field, text);
    await user.click(dialog.getByRole("button", { name: "Check" }));
  };
  return { dialog, type };
}

test("the code that was typed goes along with the arrival", async () => {
  const { dialog, type } = await openScan();
  const instead = "The camera cannot be used here. Type the six characters of the tag instead.";
  expect(await dialog.findByText(instead)).toBeTruthy();
  await type("hello");
  expect((await dialog.findByRole("alert")).textContent).toBe("That is not the code of a door tag.");
  await type("3467 ac");
  expect((await dialog.findByRole("status")).textContent).toMatch(/^You are here since \d+:\d\d [AP]MSent\.$/);
  expect(bodiesOf(arriveAtVisit)).toMatchObject([{ how: "tag", tag: "3467AC", version: 1, date: "2026-11-20" }]);
});
