import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { signOut } from "../lib/session/session.ts";
import { currentAddress, openApp } from "../testing/open-app.tsx";

test("without a signal a page stands where a session has ended, and leads on when there is one", async () => {
  openApp("/walker", "walker");
  await screen.findByText("No visits today");
  const reached = vi.mocked(fetch);
  reached.mockRejectedValue(new TypeError("no network"));
  act(() => signOut());
  expect(await screen.findByRole("heading", { name: "You are logged out" })).toBeTruthy();
  expect(
    screen.getByText("Signing in needs a signal. What is kept on this device stays locked until then."),
  ).toBeTruthy();
  expect([currentAddress(), screen.getByRole("button", { name: "Try again" }).textContent]).toEqual([
    "/walker",
    "Try again",
  ]);
  reached.mockResolvedValue(new Response());
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(currentAddress()).toBe("/"));
});

test.each([
  ["2", "2 walks were never sent. They stay locked on this phone for 30 days."],
  ["1", "1 walk was never sent. It stays locked on this phone for 30 days."],
])("a deactivated walker reads of %s walks: %s", async (unsent, words) => {
  localStorage.setItem("kc:deactivated", unsent);
  openApp("/auth");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe(`Your account was deactivated by an administrator. ${words}`);
  expect(localStorage.getItem("kc:deactivated")).toBeNull();
});
