import { listClients } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer } from "../../testing/fake-server.ts";
import { currentAddress, goBack, openApp } from "../../testing/open-app.tsx";
import { aClient } from "../../testing/people.ts";

beforeEach(() => {
  answer(listClients, [
    aClient(),
    aClient({ id: "client-2", name: "Frank Bishop", pets: [], phone: "5165550171", active: false }),
  ]);
});

const search = () => screen.findByRole("combobox", { name: "Search or jump to" });
/** The one beside the page: the simulated document draws both, for it has no width. */
const opener = async () =>
  within(await screen.findByRole("navigation", { name: "Menu" })).getByRole("button", { name: "Search" });
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

test("Ctrl+K opens it, what was typed finds, Enter goes to the first, and arrows choose another", async () => {
  const user = openApp("/admin/walkers", "admin");
  await screen.findByRole("heading", { name: "Walkers" });
  await user.keyboard("{Control>}k{/Control}");
  expect(currentAddress()).toBe("/admin/walkers?find=anything");
  const field = await search();
  await waitFor(() => expect(document.activeElement).toBe(field));

  await user.type(field, "bis");
  expect(options()).toEqual([
    "Schedule walk for Biscuit & MaxAna Reyes",
    "Call about Biscuit & MaxAna Reyes516-555-0103",
    "BiscuitAna Reyes",
    "Frank BishopClient · 516-555-0171Inactive",
  ]);
  const chosen = () => document.getElementById(document.activeElement?.getAttribute("aria-activedescendant") ?? "");
  expect(chosen()?.textContent).toContain("Schedule walk for Biscuit");
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(chosen()?.textContent).toContain("Frank Bishop");
  await user.keyboard("{Enter}");
  expect(currentAddress()).toBe("/admin/clients/client-2");
  goBack();
  expect(currentAddress()).toBe("/admin/walkers");
});

test("what finds nothing says so; Escape and Back close it, and nothing opens it over another dialog", async () => {
  const user = openApp("/admin/walkers", "admin");
  await user.click(await opener());
  await user.type(await search(), "zzz");
  expect(screen.getByText("Nothing found for “zzz”")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(currentAddress()).toBe("/admin/walkers");

  await user.click(screen.getByRole("button", { name: "+ Schedule Walk" }));
  await screen.findByRole("dialog", { name: "Schedule Walk" });
  await user.keyboard("{Control>}k{/Control}");
  expect(currentAddress()).toBe("/admin/walkers?schedule=new");
});
