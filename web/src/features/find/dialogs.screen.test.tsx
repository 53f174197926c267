import { listClients } from "@petcare/contract";
import { screen, waitFor } from "@testing-library/react";
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
