import { continueHardDay, doHardDay, getWalker, listHardDays, listWalkers, undoHardDay } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, sent } from "../../../testing/fake-server.ts";
import { aHardDay, aKeptDay, aLine } from "../../../testing/hard-days.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aWalker, aWalkerRecord } from "../../../testing/people.ts";

const marcus = {
  walker_id: "walker-2",
  name: "Marcus Webb",
  chosen: true,
  before: 2,
  after: 3,
  fullest: { date: "2026-11-20", timeframe: "morning", minutes: 105, of: 180 },
} as const;
const owner = { walker_id: "owner-1", name: "Kate Corrigan", chosen: false, before: 0, after: 0, fullest: null };
const unfit = aLine({ _id: "s.2", timeframe: "evening", pet_names: ["Ziggy"], does: "stay", to_walker_id: "walker-1" });
const spread = aHardDay({
  visits: [aLine(), { ...unfit, unfit: true }],
  walkers: [marcus, owner],
  money: { charged: 0, paid: 0, pay: 15, new_pay: 17 },
});

beforeEach(() => {
  answer(listWalkers, [aWalker(), aWalker({ id: "walker-2", name: "Marcus Webb" })]);
  answer(getWalker, aWalkerRecord());
  answer(listHardDays, []);
  answer(doHardDay, ({ query }) =>
    query.preview ? spread : { ...spread, saved: true, day: aKeptDay({ total: 1, done: 1 }) },
  );
});

async function open() {
  const user = openApp("/admin/walkers/walker-1", "admin");
  await user.click(await screen.findByRole("button", { name: "Sick…" }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Rosa is sick today" })) };
}

async function press(user: ReturnType<typeof openApp>, name: string): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
}

test("two taps give a sick walker's visits away, as they are shown, and the toast undoes it", async () => {
  const { user, dialog } = await open();
  expect(currentAddress()).toBe("/admin/walkers/walker-1?sick=walker-1");
  expect((await dialog.findByRole("checkbox", { name: /Marcus Webb/ })).closest("li")?.textContent).toBe(
    "MWMarcus Webb2 → 3 visits · 9–12: 105 of 180 min1moreBiscuit 9 AM–12 PM",
  );
  expect(dialog.getByText("1 goes to others, 1 stays with Rosa.").parentElement?.textContent).toContain(
    "Clients pay the same. Walker pay $15.00 → $17.00.",
  );
  await press(user, "Give 1 visit");
  expect(await screen.findByText("Rosa is off: 1 visit given")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const bodies = bodiesOf(doHardDay);
  const day = { kind: "sick", about: "walker-1", from: "2026-11-20", through: "2026-11-20", unfit: "keep" };
  expect(bodies.at(-1)).toEqual({ ...day, reason: null, plan: "plan" });
  answer(undoHardDay, aKeptDay({ state: "undone" }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone")).toBeTruthy();
});

test("a day that was left half done is gone on with, and what an undo left is named", async () => {
  answer(listHardDays, [
    aKeptDay({ _id: "half", state: "doing", total: 60, done: 31, undoable_until: null }),
    aKeptDay({
      _id: "back",
      state: "undone",
      total: 2,
      done: 1,
      undoable_until: null,
      left: [{ ...unfit, walker_id: "walker-2", why: "completed" }],
    }),
    aKeptDay({ _id: "others", about: "walker-2" }),
  ]);
  answer(continueHardDay, aKeptDay());
  const { user, dialog } = await open();
  const days = within(await dialog.findByRole("list", { name: "What was done" }));
  expect(days.getByText("31 of 60 done")).toBeTruthy();
  expect(days.getByText("Undone, 1 of 2 visits put back")).toBeTruthy();
  expect(days.getByText("Not put back: Ziggy, Fri, Nov 20, 6–9 PM, done by Marcus")).toBeTruthy();
  expect(days.queryByRole("button", { name: "Undo" })).toBeNull();
  await user.click(days.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith("/hard-days/half/continue"))).toBe(true));
});
