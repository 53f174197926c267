import {
  type AnswerOf,
  getNoticeSettings,
  listClients,
  listSchedules,
  listWalkers,
  setNoticeSettings,
} from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";

const settings: AnswerOf<typeof getNoticeSettings> = {
  ...{ on: true, on_since: "2026-11-20T15:00:00.000Z", through: "2026-11-22", weeks_ahead: 0, sunday: "ask" },
  ...{ overdue_days: [], defaults: [], version: 3 },
};

test("the calendar of a week that nobody was told leads to telling it", async () => {
  for (const list of [listClients, listWalkers, listSchedules] as const) answer(list, []);
  answer(getNoticeSettings, settings);
  answer(setNoticeSettings, ({ body }) => ({ ...body, on_since: settings.on_since, version: 4 }));
  const user = openApp("/admin/calendar?view=week&date=2026-11-24", "admin");
  expect(await screen.findByText("Not told yet: from Mon, Nov 23")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Tell the week of Nov 23…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tell the week of Nov 23" }));
  await user.click(await dialog.findByRole("button", { name: "Tell them" }));
  expect(await screen.findByText("They are told within a minute")).toBeTruthy();
  expect(bodiesOf(setNoticeSettings)).toMatchObject([{ through: "2026-11-29", version: 3 }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText(/^Not told yet/)).toBeNull();
});
