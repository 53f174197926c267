import { mySchedule } from "@petcare/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { refuse } from "../testing/fake-server.ts";
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
});

test("a 401 with other words does not end it", async () => {
  refuse(mySchedule, 401, { message: "Not now" });
  openApp("/walker", "walker");
  expect((await screen.findAllByText("Not now")).length).toBeGreaterThan(0);
  expect(currentAddress()).toBe("/walker");
  expect(localStorage.getItem("kc:token")).toBe("token-1");
});
