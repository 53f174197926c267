import { doHardDay } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { aHardDay, aKeptDay, aLine } from "../../../testing/hard-days.ts";
import { openApp } from "../../../testing/open-app.tsx";

const cancelled = aLine({ does: "cancel", to_walker_id: "walker-1", charge: 14, pay: 7.5 });
const moved = aLine({ does: "move", to_walker_id: "walker-1", to_date: "2026-11-21" });
const stays = aLine({ _id: "s.2", pet_names: ["Ziggy"], does: "stay", to_walker_id: "walker-1", unfit: true });

beforeEach(() => {
  answer(doHardDay, ({ query, body }) => {
    const preview = body.moves
      ? aHardDay({ visits: [moved, stays], parts: [{ name: "Thanksgiving", from: null, to: 10, visits: 1 }] })
      : aHardDay({ visits: [cancelled], money: { charged: 14, paid: 7.5, pay: 0, new_pay: 0 } });
    const kept = aKeptDay({ kind: body.kind, about: body.about ?? null, total: 1, done: 1 });
    return query.preview ? preview : { ...preview, saved: true, day: kept };
  });
});

async function press(user: ReturnType<typeof openApp>, name: string): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
}

test("a day is closed with its charges and pay in sight, and its frames can be chosen", async () => {
  const user = openApp("/admin/clients/client-1?closing=days", "admin");
  const dialog = within(await screen.findByRole("dialog", { name: "Close today" }));
  const list = await dialog.findByRole("list", { name: "What becomes of each visit" });
  expect(list.textContent).toBe("Biscuit, Fri, Nov 20, 9 AM–12 PM Ana Reyes$14.00 charged");
  expect(dialog.getByText("1 is cancelled.").parentElement?.textContent).toBe(
    "1 is cancelled. Clients are charged $14.00, walkers paid $7.50.",
  );
  await user.click(dialog.getByRole("checkbox", { name: "6–9 PM" }));
  expect(dialog.getByRole("radio", { name: "Cancel, no charge", checked: true })).toBeTruthy();
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Snow");
  await waitFor(() =>
    expect(bodiesOf(doHardDay).at(-1)).toEqual({
      kind: "close",
      from: "2026-11-20",
      through: "2026-11-20",
      timeframes: ["early_morning", "morning", "afternoon", "late_afternoon"],
      moves: false,
      cost: "free",
      unfit: "keep",
      reason: "Snow",
    }),
  );
  await press(user, "Cancel 1 visit");
  expect(await screen.findByText("Today: 1 visit changed")).toBeTruthy();
});

test("each visit has a tick, and a service ticks its own: an overnight stay goes on unless it is ticked", async () => {
  const night = aLine({ _id: "s.3", service: "overnight", usual: false, does: "stay", pet_names: ["Layla"] });
  answer(doHardDay, aHardDay({ visits: [cancelled, night] }));
  const user = openApp("/admin/clients/client-1?closing=days", "admin");
  const dialog = within(await screen.findByRole("dialog", { name: "Close today" }));
  const boxOf = (name: RegExp) => dialog.getByRole("checkbox", { name }) as HTMLInputElement;
  await dialog.findByRole("checkbox", { name: /^Layla/ });
  expect([boxOf(/^Biscuit/).checked, boxOf(/^Layla/).checked]).toEqual([true, false]);
  await user.click(boxOf(/^Overnight/));
  expect(boxOf(/^Layla/).checked).toBe(true);
  await user.click(boxOf(/^Biscuit/));
  expect(boxOf(/^25 minute walk/).checked).toBe(false);
  await waitFor(() => expect(bodiesOf(doHardDay).at(-1)).toMatchObject({ toggled_ids: ["s.3", "s.1"] }));
  await user.click(boxOf(/^Overnight/));
  await waitFor(() => expect(bodiesOf(doHardDay).at(-1)).toMatchObject({ toggled_ids: ["s.1"] }));
});
