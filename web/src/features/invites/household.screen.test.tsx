import {
  type AnswerOf,
  completeClientSignup,
  getNotices,
  getSubscription,
  listMembers,
  me,
  removeMember,
} from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, bodiesOf, sent } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aProfile } from "../../testing/people.ts";

type Member = AnswerOf<typeof listMembers>[number];

const invite = {
  code: "HKPR3467",
  link: "https://example.com/signup/client?code=HKPR3467&joins=1",
  text: "Hi Cleo, sign up here",
  expires_on: "2026-12-04" as const,
  sent_on: null,
};
const ben: Member = { id: "ben", name: "Ben Lind", email: "ben@test.example", phone: "5165550105", has_account: true };
const cleo: Member = { id: "cleo", name: "Cleo", email: null, phone: null, has_account: false, invite };

beforeEach(() => {
  vi.setSystemTime(Date.parse("2026-11-20T13:00:00Z"));
  answer(me, aProfile({ name: "Ann Lind" }));
  answer(getSubscription, { made_at: null });
  const email = { address: null, stopped: null, possible: true };
  answer(getNotices, { on: true, kinds: [], email, browsers: 0, push_key: "B" });
  answer(listMembers, [ben, cleo]);
});

const section = async () => within(await screen.findByRole("region", { name: "Your household" }));
const open = () => openApp("/client/settings", "client");

test("a client reads who signs in beside them, and how an invite stands", async () => {
  answer(listMembers, [
    ben,
    cleo,
    { ...cleo, id: "dan", name: "Dan", invite: { ...invite, expires_on: "2026-11-19" } },
  ]);
  open();
  const household = await section();
  const rows = (await household.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Ben Lindben@test.example · 516-555-0105Remove",
    "CleoInvited, until Dec 4InviteRemove",
    "DanThe invite has ended. Remove them and invite them again.Remove",
  ]);
  expect(household.queryByRole("button", { name: "Invite somebody else…" })).toBeNull();
  expect(household.getByText("3 people can be added. Remove somebody to invite another one.")).toBeTruthy();
});

test("whoever is removed is asked about first", async () => {
  answer(removeMember, { ok: true });
  const user = open();
  await user.click(await (await section()).findByRole("button", { name: "Remove Ben Lind" }));
  expect(currentAddress()).toBe("/client/settings?remove-member=ben");
  const dialog = within(await screen.findByRole("dialog", { name: "Remove Ben Lind?" }));
  const words = "Ben can no longer sign in, and their account is deleted for good. Your visits and invoices stay.";
  expect(dialog.getByText(words)).toBeTruthy();
  answer(listMembers, [cleo]);
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(sent.map(({ method }) => method)).toContain("DELETE"));
  await waitFor(() => expect(screen.queryByText("Ben Lind")).toBeNull());
});

test("a member reads whose household it is, changes nobody, and is told that what is the household’s stays", async () => {
  answer(me, aProfile({ name: "Ben Lind", household: "Ann Lind" }));
  answer(listMembers, [ben, { ...cleo, invite: undefined }]);
  openApp("/client/settings?delete=account", "client");
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  expect(dialog.getByText("The household’s visits and invoices stay.")).toBeTruthy();
  expect(dialog.queryByText(/Your invoices stay/)).toBeNull();
  const household = within(await screen.findByRole("region", { name: "Your household", hidden: true }));
  const words = "You share the visits, invoices, pets and address of Ann Lind, who says who else does.";
  expect(household.getByText(words)).toBeTruthy();
  expect(await household.findByText("Cleo")).toBeTruthy();
  expect(household.queryAllByRole("button", { hidden: true })).toEqual([]);
  expect(screen.getByRole("region", { name: "What you hear from us", hidden: true })).toBeTruthy();
});

test("a link of a household asks for no home and no role", async () => {
  openApp("/signup/client?code=HKPR3467&joins=1");
  expect(await screen.findByText("You share the visits, pets and address of whoever invited you.")).toBeTruthy();
  expect(screen.queryByLabelText("Home address")).toBeNull();
  expect(screen.queryByText("I am signing up as")).toBeNull();
  expect(screen.getByText("Still needed: Full name, Email, Password")).toBeTruthy();
  expect(bodiesOf(completeClientSignup)).toEqual([]);
});
