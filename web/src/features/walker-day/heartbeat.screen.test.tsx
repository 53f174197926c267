import { walkerHeartbeat } from "@petcare/contract";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";

const fiveMinutes = 300_000;
const beats = () => bodiesOf(walkerHeartbeat).length;

/** Moves the clock on, and lets what is due come. */
const wait = (length: number) => act(() => vi.advanceTimersByTimeAsync(length));

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: new Date("2026-11-20T13:30:00Z") });
  answer(walkerHeartbeat, { ok: true });
});

test("the walker's dashboard says that it is open when it loads and every five minutes", async () => {
  openApp("/walker", "walker");
  await screen.findByText("No visits today");
  expect(beats()).toBe(1);
  await wait(fiveMinutes);
  await wait(fiveMinutes);
  expect(beats()).toBe(3);
});

test("out of view it says nothing, and once it is back it says so at once", async () => {
  openApp("/walker", "walker");
  await screen.findByText("No visits today");
  look("hidden");
  await wait(2 * fiveMinutes);
  expect(beats()).toBe(1);
  look("visible");
  await waitFor(() => expect(beats()).toBe(2));
  look("visible");
  await wait(0);
  expect(beats()).toBe(2);
});
