import { doHardDay } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { aHardDay, aLine } from "../../../testing/hard-days.ts";
import { openApp } from "../../../testing/open-app.tsx";

const cancelled = aLine({ does: "cancel", to_walker_id: "walker-1", charge: 14, pay: 7.5 });

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
