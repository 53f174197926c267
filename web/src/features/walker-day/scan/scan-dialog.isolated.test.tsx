import { arriveAtVisit, mySchedule, mySeal } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { keepSeal } from "../../../lib/session/seal.ts";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { openApp, tokenOf } from "../../../testing/open-app.tsx";
import { kept } from "../../../testing/plain-store.ts";
import { aWalkerVisit } from "../../../testing/visits.ts";

const tag = "3467ACDEFGHJKMNPQRTWXY34";

vi.mock("../../../lib/day/sealed-store.ts", () => import("../../../testing/plain-store.ts"));
const camera = vi.hoisted(() => ({ read: (_: { data: string }) => {}, isThere: true }));
vi.mock("qr-scanner", () => ({
  default: class {
    constructor(_: unknown, onRead: typeof camera.read) {
      camera.read = onRead;
    }
    start = () => (camera.isThere ? Promise.resolve() : Promise.reject(new Error("Camera not found.")));
    destroy = () => {};
  },
}));

beforeEach(() => {
  camera.isThere = true;
  kept.values.clear();
  vi.stubGlobal("indexedDB", {});
  keepSeal({ person: "rosa", seal: "s1", heard: Date.now() });
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

test("a home without a tag has nothing to scan", async () => {
  openApp("/walker?visit=without.2026-11-20", "walker");
  const details = within(await screen.findByRole("dialog", { name: "Rex" }));
  expect(details.getByRole("button", { name: "I’m here, Rex" })).toBeTruthy();
  expect(details.queryByRole("button", { name: "Scan the door, Rex" })).toBeNull();
});

test("the code that was typed goes along with the arrival", async () => {
  camera.isThere = false;
  const { dialog, type } = await openScan();
  const instead = "The camera cannot be used here. Type the six characters of the tag instead.";
  expect(await dialog.findByText(instead)).toBeTruthy();
  await type("hello");
  expect((await dialog.findByRole("alert")).textContent).toBe("That is not the code of a door tag.");
  await type("3467 ac");
  expect((await dialog.findByRole("status")).textContent).toMatch(/^You are here since \d+:\d\d [AP]MSent\.$/);
  expect(bodiesOf(arriveAtVisit)).toMatchObject([{ how: "tag", tag: "3467AC", version: 1, date: "2026-11-20" }]);
});

test("the camera reads the tag's address, once however often it sees it", async () => {
  const { dialog } = await openScan();
  expect(await dialog.findByText("Point the camera at the tag.")).toBeTruthy();
  const data = `https://walks.example/t#${tag}`;
  act(() => {
    for (const _ of [1, 2, 3]) camera.read({ data });
  });
  expect(await screen.findByRole("heading", { name: /^You are here since/ })).toBeTruthy();
  expect(bodiesOf(arriveAtVisit)).toMatchObject([{ how: "tag", tag }]);
});
