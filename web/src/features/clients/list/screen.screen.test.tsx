import { listBalances, listClients } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aClient } from "../../../testing/people.ts";

test("a row tells what is owed and since when, or what is left over, and so does the client's page", async () => {
  answer(listClients, [
    aClient(),
    aClient({ id: "client-2", name: "Bao Tran" }),
    aClient({ id: "client-3", name: "Theo Brandt", active: false }),
  ]);
  answer(listBalances, [
    { client_id: "client-1", owed: 416, credit: 0, due: "2026-11-08", open: 2 },
    { client_id: "client-2", owed: 0, credit: 14, due: null, open: 0 },
    { client_id: "client-3", owed: 50, credit: 2.5, due: "2026-11-29", open: 1 },
  ]);
  const user = openApp("/admin/clients?show=all", "admin");
  const balanceOf = async (name: RegExp) =>
    within(await screen.findByRole("row", { name }))
      .getAllByRole("cell")
      .at(-2)?.textContent;
  await screen.findByText("$416.00");
  expect(await balanceOf(/Ana Reyes/)).toBe("$416.0012 days overdue");
  expect(await balanceOf(/Bao Tran/)).toBe("−$14.00credit");
  expect(await balanceOf(/Theo Brandt/)).toBe("$50.00due Nov 29$2.50 credit");

  await user.click(screen.getByRole("link", { name: "Ana Reyes" }));
  const owed = await screen.findByRole("link", { name: "Owes $416.00, was due Sun, Nov 8" });
  expect(owed.getAttribute("href")).toContain("?tab=invoices");
});

test("account, preferred walker and what is overdue narrow the list, are in the address, and are cleared at once", async () => {
  answer(listClients, [
    aClient(),
    aClient({ id: "client-2", name: "Bao Tran", has_account: false, preferred_walker_id: "walker-1" }),
    aClient({ id: "client-3", name: "Cleo Marsh", preferred_walker_id: "walker-1" }),
  ]);
  answer(listBalances, [{ client_id: "client-3", owed: 416, credit: 0, due: "2026-11-08", open: 2 }]);
  const user = openApp("/admin/clients?walker=walker-1", "admin");
  const listed = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent?.slice(0, 3));
  const overdue = await screen.findByRole("button", { name: "1 overdue" });
  expect(listed()).toEqual(["Bao", "Cle"]);
  await user.click(overdue);
  expect(listed()).toEqual(["Cle"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Account" }), "None");
  expect(currentAddress()).toBe("/admin/clients?walker=walker-1&only=overdue&account=none");
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(listed()).toEqual(["Ana", "Bao", "Cle"]);
  expect(currentAddress()).toBe("/admin/clients");
});
