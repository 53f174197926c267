import { reopenVisit } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { anEditAnswer } from "../../../testing/edits.ts";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { openDetails } from "../../../testing/visit-details.ts";
import { anOwnerVisit } from "../../../testing/visits.ts";

test.each([
  ["scheduled", ["Cancel visit…", "Confirm", "Complete…", "Move to…", "Edit"]],
  ["confirmed", ["Cancel visit…", "Complete…", "Move to…", "Edit"]],
  ["completed", ["Reopen…"]],
  ["cancelled", ["Restore"]],
] as const)("a visit that is %s offers what its status allows", async (status, offered) => {
  const { buttons } = await openDetails(anOwnerVisit({ status }));
  expect(buttons().filter(Boolean)).toEqual(["Note an incident…", ...offered]);
});

test("reopening asks first, for the walker's note goes", async () => {
  const visit = anOwnerVisit({ status: "completed", comments: "All well", version: 2 });
  const { user, dialog } = await openDetails(visit);
  await user.click(dialog.getByRole("button", { name: "Reopen…" }));
  const question = within(await screen.findByRole("dialog", { name: "Reopen this visit?" }));
  expect(question.getByText(/note and photos go for good/)).toBeTruthy();
  expect(bodiesOf(reopenVisit)).toEqual([]);
  answer(reopenVisit, anEditAnswer({ changed: 1 }));
  await user.click(question.getByRole("button", { name: "Reopen visit" }));
  expect(await screen.findByText("Reopened: Biscuit & Max, Fri, Nov 20")).toBeTruthy();
  expect(bodiesOf(reopenVisit)).toEqual([{ version: 2 }]);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Reopen this visit?" })).toBeNull());
});

const invoice = { id: "0123456789abcdef4c7a19e2", number: "4C7A19E2" };

test("a visit on an invoice is not reopened, and leads to it and to what it is worth", async () => {
  const { dialog } = await openDetails(anOwnerVisit({ status: "completed", charge: 30, pay: 15, invoice }));
  const linkTo = (name: string) => dialog.getByRole("link", { name }).getAttribute("href");
  expect(linkTo("4C7A19E2")).toBe("/admin/invoices/0123456789abcdef4c7a19e2");
  expect(linkTo("Price and pay")).toBe("/admin/completed-walks?from=2026-11-20&to=2026-11-20");
  expect(dialog.getByText("$30.00")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Reopen…" })).toBeNull();
  expect(dialog.queryByRole("link", { name: "Invoice…" })).toBeNull();
});

test("restoring a visit that is paid out says what becomes of that pay", async () => {
  const { dialog } = await openDetails(anOwnerVisit({ status: "cancelled", paid_out: true }));
  expect(
    await dialog.findByText("Restoring it takes what the walker was paid for it off their next pay."),
  ).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Restore" })).toBeTruthy();
});
