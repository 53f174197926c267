import {
  correctCharge,
  correctPay,
  listClients,
  listWalkers,
  reopenVisit,
  takeBackWriteOff,
  writeOffVisit,
} from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { anEditAnswer } from "../../testing/edits.ts";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";
import { aCompletedWalk, serveWalks, someWalks } from "../../testing/walks.ts";

type Walk = ReturnType<typeof aCompletedWalk>;

beforeEach(() => {
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker()]);
  serveWalks(someWalks);
});

test("one walk says what may be done with it", async () => {
  const user = openApp("/admin/completed-walks", "admin");
  await screen.findByText("4 visits");
  const offered = async (name: RegExp) => {
    await user.click(screen.getByRole("button", { name }));
    const labels = (await screen.findAllByRole("menuitem", { hidden: true })).map(({ textContent }) => textContent);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu", { hidden: true })).toBeNull());
    return labels;
  };
  expect(await offered(/More for Biscuit & Max/)).toEqual([
    "Open the visit",
    "Correct the price…",
    "Correct the pay…",
    "Write off…",
    "Reopen…",
  ]);
  expect(await offered(/More for Duke/)).toEqual(["Open the visit", "Correct the pay…"]);
  expect(await offered(/More for Captain/)).not.toContain("Reopen…");
  expect(await offered(/More for Nori/)).toContain("Take the write-off back…");
});

const choose = async (user: ReturnType<typeof openApp>, name: RegExp, item: string) => {
  await screen.findByText("4 visits");
  await user.click(screen.getByRole("button", { name }));
  await user.click(await screen.findByRole("menuitem", { name: item, hidden: true }));
  return within(await screen.findByRole("dialog"));
};

const moneyOf = (walk: Walk | undefined, changes: Partial<Walk>) => {
  const { _id, version, charge, pay, billing, written_off, paid_out } = { ...aCompletedWalk(), ...walk, ...changes };
  return { _id, version, charge, pay, billing, invoice: null, written_off, paid_out };
};

test("the price of one walk is corrected on the version that was seen, and that is undone", async () => {
  const user = openApp("/admin/completed-walks", "admin");
  const dialog = await choose(user, /More for Biscuit & Max/, "Correct the price…");
  const field = dialog.getByRole("textbox", { name: "Price" });
  await user.clear(field);
  await user.type(field, "abc");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("Price must be an amount");
  answer(correctCharge, ({ body }) => moneyOf(someWalks[1], { charge: body.amount, version: body.version + 1 }));
  await user.clear(field);
  await user.type(field, "30.50");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Price is $30.50: Biscuit & Max, Fri, Nov 13")).toBeTruthy();
  expect(bodiesOf(correctCharge)).toEqual([{ version: 2, amount: 30.5 }]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone")).toBeTruthy();
  expect(bodiesOf(correctCharge).at(-1)).toEqual({ version: 3, amount: 28 });
});

test("a refusal is said in the dialog, and what was typed stays", async () => {
  const user = openApp("/admin/completed-walks", "admin");
  const dialog = await choose(user, /More for Biscuit & Max/, "Correct the pay…");
  refuse(correctPay, 409, { message: "Somebody else was first.", code: "conflict" });
  await user.clear(dialog.getByRole("textbox", { name: "Pay" }));
  await user.type(dialog.getByRole("textbox", { name: "Pay" }), "18");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Somebody else was first.")).toBeTruthy();
  expect(dialog.getByRole("textbox", { name: "Pay" })).toHaveProperty("value", "18");
});

test("correcting what was paid already, or reopening it, says what becomes of that pay", async () => {
  serveWalks(someWalks.map((walk) => ({ ...walk, paid_out: true })));
  const user = openApp("/admin/completed-walks", "admin");
  const pay = await choose(user, /More for Biscuit & Max/, "Correct the pay…");
  expect(pay.getByText(/What was paid for it comes off the walker’s next pay, and this comes onto it\./)).toBeTruthy();
  await user.click(pay.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const question = await choose(user, /More for Biscuit & Max/, "Reopen…");
  expect(question.getByText("What the walker was paid for it comes off their next pay.")).toBeTruthy();
});

test("a walk is written off with a reason, and taken back", async () => {
  const user = openApp("/admin/completed-walks", "admin");
  const dialog = await choose(user, /More for Biscuit & Max/, "Write off…");
  await user.click(dialog.getByRole("button", { name: "Write off $28.00" }));
  expect(await dialog.findByText("Please say why")).toBeTruthy();
  answer(writeOffVisit, moneyOf(someWalks[1], { version: 3 }));
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "A gift");
  await user.click(dialog.getByRole("button", { name: "Write off $28.00" }));
  expect(await screen.findByText("Written off $28.00: Biscuit & Max, Fri, Nov 13")).toBeTruthy();
  expect(bodiesOf(writeOffVisit)).toEqual([{ version: 2, reason: "A gift" }]);
});

test("what was written off is billed after all", async () => {
  const user = openApp("/admin/completed-walks", "admin");
  const dialog = await choose(user, /More for Nori/, "Take the write-off back…");
  expect(dialog.getByText("It was written off: First walk is on us")).toBeTruthy();
  answer(takeBackWriteOff, moneyOf(someWalks[3], { version: 3 }));
  await user.click(dialog.getByRole("button", { name: "Bill $28.00" }));
  expect(await screen.findByText("To be billed again, $28.00: Nori, Wed, Nov 11")).toBeTruthy();
  expect(bodiesOf(takeBackWriteOff)).toEqual([{ version: 2 }]);
});

test("reopening asks first, and the list is read again", async () => {
  const user = openApp("/admin/completed-walks", "admin");
  const dialog = await choose(user, /More for Biscuit & Max/, "Reopen…");
  answer(reopenVisit, anEditAnswer({ changed: 1 }));
  serveWalks(someWalks.filter(({ pet_names }) => pet_names[0] !== "Biscuit"));
  await user.click(dialog.getByRole("button", { name: "Reopen visit" }));
  expect(await screen.findByText("3 visits")).toBeTruthy();
  expect(bodiesOf(reopenVisit)).toEqual([{ version: 2 }]);
});
