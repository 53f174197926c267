import { askForMeet, getMeetForm } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";

beforeEach(() => {
  vi.setSystemTime(Date.parse("2026-11-20T13:00:00Z"));
  answer(getMeetForm, { open: true, stamp: "stamp-1" });
});

const button = () => screen.getByRole("button", { name: "Ask for a meet and greet" });

test("a stranger asks with a phone number or an email, and is told who answers where", async () => {
  answer(askForMeet, { asked: true });
  const user = openApp("/meet");
  await user.type(await screen.findByLabelText("Your name"), "Nora Lind");
  await user.type(screen.getByLabelText("ZIP code or town"), "11710");
  await user.type(screen.getByLabelText("Your pet"), "Olive, a shy cat");
  await user.click(button());
  expect(await screen.findByText("Please give a phone number or an email")).toBeTruthy();
  await user.type(screen.getByLabelText("Phone number"), "5165550177");
  await user.click(screen.getByRole("radio", { name: /Afternoon/ }));
  await user.click(button());
  expect(await screen.findByRole("heading", { name: "Thank you, Nora" })).toBeTruthy();
  expect(screen.getByText("Kate answers you soon, at 516-555-0177. Nothing is booked until then.")).toBeTruthy();
  expect(bodiesOf(askForMeet)).toEqual([
    {
      stamp: "stamp-1",
      name: "Nora Lind",
      phone: "516-555-0177",
      place: "11710",
      words: "Olive, a shy cat",
      date: "2026-11-21",
      timeframe: "afternoon",
      website: "",
    },
  ]);
});

test("where the owner takes no such requests there is no form, but a phone number and an email", async () => {
  answer(getMeetForm, { open: false, stamp: "" });
  openApp("/meet");
  expect(await screen.findByRole("link", { name: "(516) 555-0134" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /@/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ask for a meet and greet" })).toBeNull();
});
