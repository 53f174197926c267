import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { book, idOf, peopleOf } from "../fixtures/bookings.ts";
import { unreadable, violations } from "../fixtures/violations.ts";

test("the owner completes an overdue visit for its walker, corrects its price, writes it off and saves the list", async ({
  desktop,
  api,
}) => {
  const owner = await api.tokenOf("owner");
  const people = await peopleOf(api, owner);
  const [client_id, walker_id] = [idOf(people, "Ana Reyes"), idOf(people, "Rosa Delgado")];
  const id = await book(api, owner, { date: "2026-11-19", client_id, walker_id, pet_names: ["Pip"], price: 25 });

  await signIn(desktop, "owner");
  await desktop.goto(`/admin/calendar?view=day&date=2026-11-19&visit=${id}`);
  await desktop.getByRole("dialog").getByRole("button", { name: "Complete…" }).click();
  const completing = desktop.getByRole("dialog", { name: "Complete walk" });
  await expect(completing.getByText("For Rosa Delgado, who is paid for it.")).toBeVisible();
  await completing.getByRole("textbox", { name: "Additional notes" }).fill("=Rosa called: all well");
  await completing.getByRole("button", { name: "Complete walk" }).click();
  await desktop.getByRole("dialog").getByRole("link", { name: "Price and pay" }).click();

  const row = desktop.getByRole("row", { name: /Pip/ });
  await expect(row).toContainText("=Rosa called: all well");
  await expect(row).toContainText("late");
  const choose = async (item: string) => {
    await row.getByRole("button", { name: "More for Pip, Thursday, Nov 19" }).click();
    await desktop.getByRole("menuitem", { name: item }).click();
  };
  await choose("Correct the price…");
  expect(await violations(desktop)).toEqual([]);
  await desktop.getByRole("dialog").getByRole("textbox", { name: "Price" }).fill("30.50");
  await desktop.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("$30.50");

  await choose("Write off…");
  await desktop.getByRole("dialog").getByRole("textbox", { name: "Reason" }).fill("A gift");
  await desktop.getByRole("dialog").getByRole("button", { name: "Write off $30.50" }).click();
  await expect(row).toContainText("written off");
  await expect(desktop.getByRole("row", { name: /^\d+ visits/ })).toContainText("written off $30.50");
  for (const colorScheme of ["light", "dark"] as const) {
    await desktop.emulateMedia({ colorScheme });
    expect(await unreadable(desktop)).toEqual([]);
  }

  const saved = desktop.waitForEvent("download");
  await desktop.getByRole("button", { name: /^CSV, \d+ rows/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("completed-walks-2026-11-19-to-2026-11-19.csv");
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  const pip = lines.find((line) => line.includes("Pip"));
  expect(pip).toContain("Ana Reyes,Rosa Delgado,30.50,");
  expect(pip).toContain(",written-off,,'=Rosa called: all well,,A gift");

  await choose("Take the write-off back…");
  await desktop.getByRole("dialog").getByRole("button", { name: "Bill $30.50" }).click();
  await expect(row).toContainText("not yet");
});
