import { changeClient, clientAgreements, getClient, notePaper } from "@petcare/contract";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readAgain } from "../../../lib/api/after-write.ts";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aClientRecord } from "../../../testing/people.ts";
import type { ClientRecord } from "../client-record.ts";

const aRecord = (changes: Partial<ClientRecord> = {}) => aClientRecord({ version: 3, notes: "Text first", ...changes });

/** Reads in the background what somebody else has stored. */
const changedMeanwhile = async (now: ClientRecord, shows: () => unknown) => {
  answer(getClient, now);
  readAgain(getClient);
  await waitFor(() => expect(shows()).toBeTruthy());
};

beforeEach(() => {
  answer(getClient, aRecord());
  answer(changeClient, aRecord({ version: 5 }));
});

test("what is read while somebody types is not overwritten unseen: the form stands on the version that it showed", async () => {
  const user = openApp("/admin/clients/client-1?change=notes", "admin");
  const notes = await screen.findByRole("textbox", { name: "Only you see them" });
  const ofOthers = aRecord({ version: 4, name: "Ana Reyes-Lind", notes: "Rings first" });
  await changedMeanwhile(ofOthers, () => screen.queryByDisplayValue("Rings first"));
  await user.type(notes, ", twice");
  await changedMeanwhile(
    { ...ofOthers, version: 5, name: "Ana Lind", notes: "Never rings" },
    () => screen.queryAllByText("Ana Lind")[0],
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(bodiesOf(changeClient)).toEqual([{ version: 4, notes: "Rings first, twice" }]));
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
