import { deactivatePerson, getWalker, listClients, listWalkers, reactivatePerson } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aClient, aDeactivation, aWalker, aWalkerRecord } from "../../testing/people.ts";

const marcus = { walker_id: "walker-2", name: "Marcus Webb", visits: 0, room: 31, knows: 5, before: 14, after: 14 };
const aisha = { ...marcus, walker_id: "walker-3", name: "Aisha Karim", room: 12, knows: 3 };
const keys = [
  {
    client_id: "client-1",
    client_name: "Ana Reyes",
    key_id: "copy-a",
    label: "Front door",
    since: "2026-03-04" as const,
  },
];

beforeEach(() => {
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker(), aWalker({ id: "walker-2", name: "Marcus Webb" })]);
  answer(getWalker, aWalkerRecord());
  answer(deactivatePerson, ({ body: { visits, plan } }) => {
    const shared = { saved: plan !== undefined, keys, walkers: [marcus, aisha] };
    if (visits.do === "spread") {
      return aDeactivation({
        ...shared,
        plan: "spread-plan",
        outcome: { kept: 0, moved: 38, unassigned: 2, cancelled: 0 },
        walkers: [
          { ...marcus, visits: 38, after: 17 },
          { ...aisha, visits: 0 },
        ],
        nobody: [
          { _id: "s.1", date: "2026-11-27", timeframe: "late_afternoon", client_id: "client-1", pet_names: ["Ziggy"] },
        ],
      });
    }
    if (visits.do === "cancel") {
      const outcome = { kept: 0, moved: 0, unassigned: 0, cancelled: 40 };
      return aDeactivation({
        ...shared,
        outcome,
        money: { prices: 1012, pay: 608, new_pay: 0, charged: 506, paid: 0 },
      });
    }
    return aDeactivation(shared);
  });
});

const open = async () => {
  const user = openApp("/admin/walkers/walker-1", "admin");
  await user.click(await screen.findByRole("button", { name: "Deactivate…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Deactivate Rosa Delgado" }));
  return { user, dialog };
};

/** Presses the red button once what it would do is known. */
async function press(user: ReturnType<typeof openApp>, name: string): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
}

test("the dialog says what there is, what can become of it, and the keys", async () => {
  const { dialog } = await open();
  expect(currentAddress()).toBe("/admin/walkers/walker-1?deactivate=walker-1");
  expect((await dialog.findByText("40 visits")).parentElement?.textContent).toBe(
    "40 visitsNov 20, 2026 – Jan 15, 2027, 2 of them today",
  );
  expect(dialog.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "Keep them with Rosa",
    "Unassign all",
    "Reassign to one walker",
    "Spread by “Where does it fit?”",
    "Cancel all",
  ]);
  const key = dialog.getByRole("link", { name: "Front door, Ana Reyes" });
  expect(key.getAttribute("href")).toBe("/admin/clients/client-1?tab=details");
});

test("spreading shows who gets how many and what fits nobody, and the button repeats it", async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole("radio", { name: /Spread/ }));
  await waitFor(() =>
    expect(dialog.getByRole("checkbox", { name: /Marcus Webb/ }).closest("label")?.textContent).toContain(
      "knows 5 of 6 clients · 14 a week → 17",
    ),
  );
  expect(dialog.getByText("2 visits fit nobody and become unassigned")).toBeTruthy();
  expect(dialog.getByText(/Ziggy, Ana Reyes/)).toBeTruthy();
  await user.click(dialog.getByRole("checkbox", { name: /Aisha Karim/ }));
  await press(user, "Deactivate, move 38 visits");
  expect(await screen.findByText("Rosa Delgado is inactive")).toBeTruthy();
  expect(bodiesOf(deactivatePerson).at(-1)).toMatchObject({
    visits: { do: "spread", walker_ids: ["walker-2"] },
  });
  expect(currentAddress()).toBe("/admin/walkers/walker-1");
});

test("an inactive walker's page says since when and what became of the visits, and reactivates", async () => {
  const away = { at: "2026-11-20T19:14:00Z", visits: { kept: 0, moved: 38, unassigned: 2, cancelled: 0 } };
  answer(getWalker, aWalkerRecord({ active: false, deactivated: away, version: 4 }));
  answer(reactivatePerson, { version: 5 });
  const user = openApp("/admin/walkers/walker-1", "admin");
  expect(await screen.findByText("Rosa Delgado is inactive since Fri, Nov 20, 2:14 PM")).toBeTruthy();
  expect(screen.getByText("38 visits moved, 2 unassigned.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Reactivate" }));
  expect(await screen.findByText("Rosa Delgado can sign in again")).toBeTruthy();
  expect(bodiesOf(reactivatePerson)).toEqual([{ version: 4 }]);
});
