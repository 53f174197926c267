import { type AnswerOf, getNoticeSettings, previewWeek, tellWeek } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { noticeSettings } from "../../testing/settings.ts";

const [ana, rosa, gino] = [
  { id: "client-1", name: "Ana Reyes", role: "client" as const },
  { id: "walker-1", name: "Rosa Delgado", role: "walker" as const },
  { id: "client-2", name: "Gino Ferraro", role: "client" as const },
];
const week: AnswerOf<typeof previewWeek> = {
  from: "2026-11-23",
  through: "2026-11-29",
  version: 3,
  people: [
    {
      person: rosa,
      messages: [{ kind: "week", subject: "Your week, Nov 23–29", lines: ["Tue: 1 visit"], channels: [] }],
    },
    {
      person: ana,
      messages: [{ kind: "plan", subject: "Booked: Biscuit", lines: ["Rosa will come."], channels: ["email", "push"] }],
    },
  ],
  nothing: [gino],
};
const settings = noticeSettings({ sunday: "ask", version: 3 });

beforeEach(() => {
  answer(getNoticeSettings, settings);
  answer(previewWeek, week);
});

const sheet = async () => within(await screen.findByRole("dialog", { name: "Tell the week of Nov 23" }));

test("the calendar of a week that nobody was told leads to its messages", async () => {
  const user = openApp("/admin/calendar?view=week&date=2026-11-24", "admin");
  expect(await screen.findByText("Not told yet: from Mon, Nov 23")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Tell the week of Nov 23…" }));
  const dialog = await sheet();
  expect(dialog.getByText("Booked: Biscuit")).toBeTruthy();
  expect(dialog.getByText("Email · Push")).toBeTruthy();
  expect(dialog.getByText("No message reaches them. Please call.")).toBeTruthy();
  expect(dialog.getByText("Nothing to tell Gino Ferraro: what they know is so.")).toBeTruthy();
});

test("whoever is unticked is left out, the others are told, and the sheet closes", async () => {
  answer(tellWeek, { ...settings, through: "2026-11-29", version: 4 });
  const user = openApp("/admin?tell=week", "admin");
  const dialog = await sheet();
  expect(dialog.getByRole("button", { name: "Tell 2 people" })).toBeTruthy();
  await user.click(dialog.getByRole("checkbox", { name: /Ana Reyes/ }));
  await user.click(dialog.getByRole("button", { name: "Tell 1 person" }));
  expect(bodiesOf(tellWeek)).toEqual([{ through: "2026-11-29", version: 3, except: ["client-1"] }]);
  expect(await screen.findByText("1 person is told within a minute")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a week without news counts as told, and one that cannot be told says why", async () => {
  answer(previewWeek, { ...week, people: [], nothing: [] });
  answer(tellWeek, { ...settings, through: "2026-11-29", version: 4 });
  const user = openApp("/admin?tell=week", "admin");
  const dialog = await sheet();
  expect(dialog.getByText("Nothing to tell")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Count it as told" }));
  expect(await screen.findByText("The week counts as told")).toBeTruthy();
});
