import { changeClient, clientAgreements, getClient, notePaper, showClientCodes } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aClientRecord } from "../../testing/people.ts";
import type { ClientRecord } from "./data.ts";

const aRecord = (changes: Partial<ClientRecord> = {}) =>
  aClientRecord({ version: 3, notes: "Text first", codes: ["garage_code", "lockbox"], ...changes });

beforeEach(() => {
  answer(getClient, aRecord());
  answer(changeClient, aRecord({ version: 5 }));
});

test("codes are hidden until they are asked for", async () => {
  answer(showClientCodes, { garage_code: "4417", lockbox: "2580", alarm: null });
  const user = openApp("/admin/clients/client-1?tab=details", "admin");
  const access = within(await screen.findByRole("region", { name: "Access" }));
  expect(access.queryByText("4417")).toBeNull();
  await user.click(access.getByRole("button", { name: "Show codes" }));
  expect(await access.findByText("4417")).toBeTruthy();
  expect(access.getByText("2580")).toBeTruthy();
  await user.click(access.getByRole("button", { name: "Hide codes" }));
  expect(access.queryByText("4417")).toBeNull();
});

test("where somebody else was first, what was typed stays and what is stored now is said", async () => {
  const user = openApp("/admin/clients/client-1?change=notes", "admin");
  const notes = await screen.findByRole("textbox", { name: "Only you see them" });
  await user.clear(notes);
  await user.type(notes, "Mine");
  const current = aRecord({ version: 4, notes: "Theirs" });
  refuse(changeClient, 409, {
    message: "Somebody else changed this. Reload and try again.",
    code: "conflict",
    current,
  });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/Save goes over theirs/)).toBeTruthy();
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText("Theirs")).toBeTruthy();
  expect((screen.getByRole("textbox", { name: "Only you see them" }) as HTMLTextAreaElement).value).toBe("Mine");
  answer(changeClient, aRecord({ version: 5, notes: "Mine" }));
  answer(getClient, aRecord({ version: 5, notes: "Mine" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(currentAddress()).toBe("/admin/clients/client-1"));
  expect(bodiesOf(changeClient).at(-1)).toEqual({ version: 4, notes: "Mine" });
});

test("the owner ticks what a client without an account has signed on paper, and takes it back", async () => {
  const signature = { id: "a", kind: "key", version: 1, name: "Ana Reyes", refused: false, sha256: "ab" } as const;
  const noted = { ...signature, limits: [], signed_at: "2026-11-20T13:05:00Z", on_paper: "2026-11-20" as const };
  answer(getClient, aRecord({ has_account: false }));
  answer(clientAgreements, { signatures: [], unsigned: ["key"] });
  answer(notePaper, { signatures: [noted], unsigned: [] });
  const user = openApp("/admin/clients/client-1?tab=details", "admin");
  const tick = await screen.findByRole("checkbox", { name: "Key release" });
  answer(clientAgreements, { signatures: [noted], unsigned: [] });
  await user.click(tick);
  expect(await screen.findByText(/^Signed on paper on Fri, Nov 20, 2026/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo Key release" }));
  await waitFor(() => expect(bodiesOf(notePaper)).toEqual([{ on_paper: "2026-11-20" }, { on_paper: null }]));
});
