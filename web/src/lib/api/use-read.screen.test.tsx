import { getDashboard, listReviews } from "@petcare/contract";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, bodiesOf, refuse, sent } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";

const aMinute = 60_000;

/** Moves the clock on, and lets what is due come. */
const wait = (length: number) => act(() => vi.advanceTimersByTimeAsync(length));

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: new Date("2026-11-20T13:30:00Z") });
  answer(listReviews, { reviews: [], incidents: [], left_off: 0 });
  refuse(getDashboard, 403);
});

test("the owner's screen reads again each minute in view, nothing while it is out of view, and at once when it is back", async () => {
  openApp("/admin/to-settle", "admin");
  await screen.findByRole("heading", { name: "To settle", level: 1 });
  await waitFor(() => expect(bodiesOf(listReviews)).toHaveLength(1));
  await wait(aMinute);
  await waitFor(() => expect(bodiesOf(listReviews)).toHaveLength(2));
  look("hidden");
  const before = sent.length;
  await wait(30 * aMinute);
  expect(sent).toHaveLength(before);
  look("visible");
  await waitFor(() => expect(bodiesOf(listReviews)).toHaveLength(3));
});
