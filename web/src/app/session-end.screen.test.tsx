import { mySchedule } from "@petcare/contract";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, refuse } from "../testing/fake-server.ts";
import { currentAddress, openApp } from "../testing/open-app.tsx";

test.each([
  ["Unauthorized: token expired", "/"],
  ["Unauthorized: invalid token", "/"],
  ["Authorization header missing or invalid", "/"],
  ["Unauthorized: account deactivated", "/auth"],
])("a 401 that says '%s' ends the session and leads to %s", async (message, to) => {
  refuse(mySchedule, 401, { message });
  openApp("/walker", "walker");
  await waitFor(() => expect(currentAddress()).toBe(to));
  expect([localStorage.getItem("kc:token"), localStorage.getItem("kc:role")]).toEqual([null, null]);
  expect(sessionStorage.getItem("kc:session-ended")).toBe(to === "/" ? "true" : null);
});

test("a 401 with other words does not end it", async () => {
  refuse(mySchedule, 401, { message: "Not now" });
  openApp("/walker", "walker");
  expect((await screen.findAllByText("Not now")).length).toBeGreaterThan(0);
  expect(currentAddress()).toBe("/walker");
  expect(localStorage.getItem("kc:token")).toBe("token-1");
});

test("a page that the browser kept for Back shows nothing of a session that another tab has ended", async () => {
  answer(mySchedule, []);
  openApp("/walker", "walker");
  await screen.findByText("No visits today");
  localStorage.clear();
  act(() => window.dispatchEvent(new Event("pageshow")));
  await waitFor(() => expect(currentAddress()).toBe("/"));
  expect(screen.queryByText("No visits today")).toBeNull();
});
