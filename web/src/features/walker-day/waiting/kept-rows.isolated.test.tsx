import { completeWalk, mySchedule, mySeal } from "@petcare/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { keepSeal } from "../../../lib/session/seal.ts";
import { readSession } from "../../../lib/session/session.ts";
import { answer, bodiesOf, cutOff, holdBack, refuse, sent } from "../../../testing/fake-server.ts";
import { openApp, tokenOf } from "../../../testing/open-app.tsx";
import { kept } from "../../../testing/plain-store.ts";
import { aWalkerVisit } from "../../../testing/visits.ts";

vi.mock("../../../lib/day/sealed-store.ts", () => import("../../../testing/plain-store.ts"));

const [rosa, marcus] = [tokenOf("rosa"), tokenOf("marcus")];
const rows = () => [...kept.values.keys()].filter((name) => name.startsWith("rows/"));
const keysSent = () => sent.flatMap(({ headers }) => headers["Idempotency-Key"] ?? []);
const three = ["v1", "v2", "v3"];

/** A row as the release before photos wrote it. */
const rowOf = (visit: string) => ({
  format: 1,
  visit,
  key: `key-of-${visit}`,
  rev: 1,
  version: 1,
  date: "2026-11-20",
  name: "Biscuit & Max",
  made: Date.parse("2026-11-20T13:00:00Z"),
  done: { at: "2026-11-20T13:06:00.000Z", how: "tap", comments: `Note of ${visit}`, photo_urls: [], ticks: [] },
});

beforeEach(() => {
  kept.values.clear();
  kept.isBroken = false;
  vi.stubGlobal("indexedDB", {});
  keepSeal({ person: "rosa", seal: "s1", heard: Date.now() });
  answer(mySeal, { seal: "s1" });
  answer(
    mySchedule,
    three.map((_id) => aWalkerVisit({ _id })),
  );
  for (const visit of three) {
    kept.values.set(`rows/rosa:${visit}`, JSON.stringify({ value: rowOf(visit), at: Date.now() }));
  }
});

const opensAgain = () => answer(completeWalk, { _id: "v1", outcome: "known", visit: "completed", sentence: "Sent." });

async function allSent() {
  await waitFor(() => expect(rows()).toEqual([]));
  expect(
    bodiesOf(completeWalk)
      .map((body) => (body as { comments: string }).comments)
      .sort(),
  ).toEqual(three.map((visit) => `Note of ${visit}`));
  expect(keysSent().sort()).toEqual(three.map((visit) => `key-of-${visit}`));
}

test("rows that an earlier release has kept are sent by this one, each once with its key and its own time", async () => {
  opensAgain();
  const { promise, resolve } = Promise.withResolvers<void>();
  holdBack(completeWalk, promise);
  openApp("/walker", "walker", rosa);
  expect(await screen.findByText("Sending 1 of 3")).toBeTruthy();
  resolve();
  await allSent();
  expect(bodiesOf(completeWalk)).toMatchObject(three.map(() => ({ at: "2026-11-20T13:06:00.000Z", version: 1 })));
});

test("a session that has ended leaves the rows, and the same person's next one sends them", async () => {
  refuse(mySchedule, 401, { message: "Your session has expired. Please sign in again." });
  refuse(completeWalk, 401, { message: "Your session has expired. Please sign in again." });
  openApp("/walker", "walker", rosa);
  await waitFor(() => expect(readSession()).toBeUndefined());
  expect([rows().length, localStorage.getItem("kc:seal")]).toEqual([3, expect.stringContaining("s1")]);
  cleanup();
  sent.length = 0;
  answer(
    mySchedule,
    three.map((_id) => aWalkerVisit({ _id })),
  );
  opensAgain();
  openApp("/walker", "walker", rosa);
  await allSent();
});

test("another person who signs in instead sends none of them, and takes the seal's place", async () => {
  opensAgain();
  answer(mySeal, { seal: "s2" });
  answer(mySchedule, [aWalkerVisit({ _id: "v9" })]);
  openApp("/walker", "walker", marcus);
  await waitFor(() => expect(localStorage.getItem("kc:seal")).toContain("s2"));
  await screen.findByRole("button", { name: "I’m here, Biscuit & Max" });
  expect(localStorage.getItem("kc:seal")).not.toContain("s1");
  expect([rows().length, keysSent()]).toEqual([3, []]);
  expect(screen.queryByText(/Waiting to send/)).toBeNull();
});

test("who was deactivated meanwhile leaves nothing that can be read, and sends all once the account is open again", async () => {
  cutOff(completeWalk);
  refuse(mySchedule, 401, { message: "Account deactivated" });
  openApp("/walker", "walker", rosa);
  await waitFor(() => expect(readSession()).toBeUndefined());
  expect([rows().length, localStorage.getItem("kc:seal")]).toEqual([3, null]);
  cleanup();
  sent.length = 0;
  answer(
    mySchedule,
    three.map((_id) => aWalkerVisit({ _id })),
  );
  opensAgain();
  openApp("/walker", "walker", rosa);
  await allSent();
});
