import { arriveAtVisit, mySchedule, mySeal } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { keepSeal } from "../../../lib/session/seal.ts";
import { answer, bodiesOf, cutOff } from "../../../testing/fake-server.ts";
import { openApp, tokenOf } from "../../../testing/open-app.tsx";
import { kept } from "../../../testing/plain-store.ts";
import { aWalkerVisit } from "../../../testing/visits.ts";
import { digestOf } from "./read-door.ts";

const tag = "3467ACDEFGHJKMNPQRTWXY34";
const other = "9467ACDEFGHJKMNPQRTWXY34";

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

const doorOf = async (visit: string, secret: string) => ({
  tag: await digestOf("known", visit, secret),
  code: await digestOf("known", visit, secret.slice(0, 6)),
});

beforeEach(async () => {
  camera.isThere = true;
  kept.values.clear();
  vi.stubGlobal("indexedDB", {});
  keepSeal({ person: "rosa", seal: "s1", heard: Date.now() });
  answer(mySeal, { seal: "s1" });
  const [here, there] = ["here.2026-11-20", "there.2026-11-20"];
  answer(mySchedule, [
    aWalkerVisit({ _id: here, pet_names: ["Biscuit"], door: await doorOf(here, tag) }),
    aWalkerVisit({ _id: there, timeframe: "evening", pet_names: ["Milo"], door: await doorOf(there, other) }),
    aWalkerVisit({ _id: "without.2026-11-20", timeframe: "evening", pet_names: ["Rex"] }),
  ]);
  answer(arriveAtVisit, { _id: here, outcome: "done", visit: "scheduled", why: null, sentence: "Sent" });
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
    const check = () => dialog.queryByRole("button", { name: "Check" });
    await waitFor(() => expect(check()?.hasAttribute("data-loading") ?? false).toBe(false));
  };
  return { user, dialog, type };
}

test("the digest of a tag is the server's", async () => {
  expect(await digestOf("known", "a-visit.2026-11-20", tag)).toBe("129e016b6eaf9ce6c7042883");
});

test("a home without a tag has nothing to scan", async () => {
  openApp("/walker?visit=without.2026-11-20", "walker");
  const details = within(await screen.findByRole("dialog", { name: "Rex" }));
  expect(details.getByRole("button", { name: "I’m here, Rex" })).toBeTruthy();
  expect(details.queryByRole("button", { name: "Scan the door, Rex" })).toBeNull();
});

test("the right home's code is the arrival, with the proof that the tag was read", async () => {
  camera.isThere = false;
  const { dialog, type } = await openScan();
  const instead = "The camera cannot be used here. Type the six characters of the tag instead.";
  expect(await dialog.findByText(instead)).toBeTruthy();
  await type("3467 ac");
  const answered = await screen.findByRole("heading", { name: "This is Biscuit’s home" });
  expect(answered.parentElement?.textContent).toMatch(/You are here since \d+:\d\d [AP]M\.$/);
  const proof = await digestOf("shown", "here.2026-11-20", "3467AC");
  expect(bodiesOf(arriveAtVisit)).toMatchObject([{ how: "tag", tag: proof, version: 1, date: "2026-11-20" }]);
});

test("the camera reads the tag's address, once however often it sees it", async () => {
  const { dialog } = await openScan();
  expect(await dialog.findByText("Point the camera at the tag.")).toBeTruthy();
  const data = `https://walks.example/t#${tag}`;
  act(() => {
    for (const _ of [1, 2, 3]) camera.read({ data });
  });
  expect(await screen.findByRole("heading", { name: "This is Biscuit’s home" })).toBeTruthy();
  const proof = await digestOf("shown", "here.2026-11-20", tag);
  expect(bodiesOf(arriveAtVisit)).toMatchObject([{ how: "tag", tag: proof }]);
});

test("without a signal it is kept on the phone", async () => {
  cutOff(arriveAtVisit);
  const { type } = await openScan();
  await type("3467AC");
  expect(await screen.findByText(/Kept on this phone until there is a signal\.$/)).toBeTruthy();
  const [row] = [...kept.values].flatMap(([name, value]) =>
    name.startsWith("rows/") ? [JSON.parse(value).value] : [],
  );
  const proof = await digestOf("shown", "here.2026-11-20", "3467AC");
  expect(row.arrived).toMatchObject({ how: "tag", tag: proof });
});

test("the wrong house is named as the walker's own list has it, and records nothing", async () => {
  const { user, dialog, type } = await openScan();
  await type("9467AC");
  expect(await dialog.findByRole("heading", { name: "This is Milo’s home" })).toBeTruthy();
  expect(dialog.getByText("You are here for Biscuit. Nothing was recorded.")).toBeTruthy();
  expect(dialog.getByRole("link", { name: "Directions to Biscuit" }).getAttribute("href")).toContain("41%20Harbor");
  expect(dialog.getByText("41 Harbor Ln")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Scan again" }));
  expect(await dialog.findByLabelText("Or type the six characters")).toBeTruthy();
  expect(bodiesOf(arriveAtVisit)).toEqual([]);
});

test("a code of no home is said, and is tried five times a minute", async () => {
  const { dialog, type } = await openScan();
  for (const code of ["GGGGGG", "hello", "GGGGG3", "GGGGG4", "GGGGG6", "3467AC"]) await type(code);
  expect((await dialog.findByRole("alert")).textContent).toBe("Five tries in a minute. Wait a little, then try again.");
  expect(bodiesOf(arriveAtVisit)).toEqual([]);
});

test("a code of no home is not an arrival", async () => {
  const { dialog, type } = await openScan();
  await type("GGGGGG");
  expect((await dialog.findByRole("alert")).textContent).toBe("That is not a code of today’s homes.");
  expect(bodiesOf(arriveAtVisit)).toEqual([]);
});
