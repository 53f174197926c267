import { listClients, listWalkers, walkersOverview } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, refuse } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aClient, aWalker, aWalkerWeek } from "../../../testing/people.ts";

const rosa = aWalker({ username: "rosa@test.example" });
const devon = aWalker({ id: "walker-2", name: "Devon Marsh", phone: "5165550106", active: false });

beforeEach(() => {
  answer(listClients, []);
  answer(listWalkers, [rosa, devon]);
  answer(walkersOverview, {
    week: { first: "2026-11-16", last: "2026-11-22" },
    walkers: [
      aWalkerWeek({
        online: true,
        last_seen_at: "2026-11-20T13:28:00Z",
        visits: { completed: 9, confirmed: 1, scheduled: 3, overdue: 1, cancelled: 2 },
        earned: 135.5,
      }),
      aWalkerWeek({ id: "walker-2", last_seen_at: "2026-10-30T13:28:00Z" }),
    ],
  });
});

const rowOf = async (name: RegExp) => (await screen.findByRole("row", { name })).textContent;

test("a row tells who is there, how far the week is, and what it earned; the sums are those of the rows", async () => {
  openApp("/admin/walkers", "admin");
  expect(await rowOf(/Rosa Delgado/)).toBe(
    "RDRosa Delgado516-555-0101Onlineat 8:28 AM9 of 14 done · 1 overdue · 2 cancelled$135.50Active",
  );
  expect(await rowOf(/^1 walker/)).toBe("1 walker9 of 14 visits done · 1 overdue$135.50");
});

test("a row tells how many keys somebody holds, and that whoever has left has them still", async () => {
  const copyOf = (id: string, holder_id: string) => ({
    id,
    label: id,
    holder_id,
    place: null,
    since: "2026-03-04" as const,
  });
  answer(listClients, [
    aClient({ keys: [copyOf("A", "walker-1"), copyOf("B", "walker-2")] }),
    aClient({ id: "client-2", keys: [copyOf("A", "walker-1")] }),
  ]);
  openApp("/admin/walkers?show=all", "admin");
  await waitFor(async () => expect(await rowOf(/Rosa Delgado/)).toContain("$135.50 2Active"));
  expect(await rowOf(/Devon Marsh/)).toContain("– 1To take backInactive");
});

test("the list is searched as one types, and filter and search are in the address", async () => {
  const user = openApp("/admin/walkers", "admin");
  await user.click(await screen.findByRole("radio", { name: /All/ }));
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "RDRosa Delgado516-555-0101",
    "DMDevon Marsh516-555-0106",
    "2 walkers",
  ]);
  await user.type(screen.getByRole("searchbox", { name: "Search walkers" }), "0106");
  expect(screen.queryByRole("link", { name: "Rosa Delgado" })).toBeNull();
  expect(currentAddress()).toBe("/admin/walkers?show=all&q=0106");
});

test("a search that finds nobody says so", async () => {
  openApp("/admin/walkers?q=zz", "admin");
  expect(await screen.findByText("No walker matches “zz”")).toBeTruthy();
});

test("somebody without an account has never signed in", async () => {
  answer(walkersOverview, {
    week: { first: "2026-11-16", last: "2026-11-22" },
    walkers: [aWalkerWeek({ has_account: false })],
  });
  openApp("/admin/walkers", "admin");
  expect(await rowOf(/Rosa Delgado/)).toContain("Never signed inNone booked–No account yet");
});

test("the list stands without the week, and says when it cannot be read itself", async () => {
  refuse(walkersOverview, 403, { message: "Not now" });
  openApp("/admin/walkers", "admin");
  expect(await rowOf(/Rosa Delgado/)).toContain("516-555-0101");
});

test("a list that cannot be read offers another try", async () => {
  refuse(listWalkers, 403);
  openApp("/admin/walkers", "admin");
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("Failed to load data. Please try again.")).toBeTruthy();
});
