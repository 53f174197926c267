import { getNoticeSettings, getNotices, listSent, listUnreached, sendAgain } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, answerPages, refuse, sent as requests } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { noticeSettings, someNotices } from "../../testing/settings.ts";
import type { Sent } from "./sent-list.tsx";

const gino = { id: "client-1", name: "Gino Ferraro", role: "client" as const, phone: "5165550142" };
const message: Sent = {
  id: "client-1~1~0",
  at: "2026-11-20T15:38:00.000Z",
  person: gino,
  kind: "invoice",
  subject: "Due tomorrow: $90.00",
  channels: [
    { channel: "email", outcome: "bounced" },
    { channel: "push", outcome: "sent" },
  ],
};

beforeEach(() => {
  answer(getNoticeSettings, noticeSettings());
  answer(getNotices, someNotices());
  answer(listUnreached, []);
  answerPages(listSent, () => ({ items: [message], next: undefined }));
});

const openTab = () => openApp("/admin/settings?tab=messages", "admin");
const region = async (name: string) => within(await screen.findByRole("region", { name }));

test("the owner reads what was sent to whom and what became of it, and sends it again", async () => {
  const user = openTab();
  const row = within(await screen.findByRole("row", { name: /Due tomorrow/ }));
  expect(row.getByText("Gino Ferraro")).toBeTruthy();
  expect(row.getByText("Fri, Nov 20, 10:38 AM")).toBeTruthy();
  expect(row.getByText("Email came back · Push sent")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Could not be told" })).toBeNull();
  answer(sendAgain, { ok: true });
  await user.click(row.getByRole("button", { name: "Send again Due tomorrow: $90.00" }));
  expect(await screen.findByText("It is sent again within minutes, as it is by then")).toBeTruthy();
  expect(requests.some(({ path }) => path.endsWith("/sent-notices/client-1~1~0/again"))).toBe(true);
  refuse(sendAgain, 500);
  await user.click(row.getByRole("button", { name: "Send again Due tomorrow: $90.00" }));
  expect(await screen.findByText("Failed to send it again. Please try again.")).toBeTruthy();
});

test("who could not be told stands above all, with the phone to tap", async () => {
  answer(listUnreached, [{ ...message, channels: [] }]);
  openTab();
  const unreached = await region("Could not be told");
  expect(unreached.getByRole("link", { name: "516-555-0142" }).getAttribute("href")).toBe("tel:+15165550142");
});
