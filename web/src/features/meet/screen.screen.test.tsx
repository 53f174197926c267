import { getMeetForm } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";

beforeEach(() => {
  vi.setSystemTime(Date.parse("2026-11-20T13:00:00Z"));
  answer(getMeetForm, { open: true, stamp: "stamp-1" });
});

test("where the owner takes no such requests there is no form, but a phone number and an email", async () => {
  answer(getMeetForm, { open: false, stamp: "" });
  openApp("/meet");
  expect(await screen.findByRole("link", { name: "(516) 555-0134" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /@/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ask for a meet and greet" })).toBeNull();
});
