import { type AnswerOf, getAgreements, getAgreementText, putAgreement } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";

type Agreements = AnswerOf<typeof getAgreements>;

const version = { version: 1, published_at: "2026-11-20T13:00:00Z", sha256: "ab".repeat(32) };
const person = { email: "ana@example.com", phone: null, has_account: true, signed: [], unsigned: [] };
const all: Agreements = {
  version: 3,
  kinds: [{ kind: "key", text: "We keep keys.", versions: [version] }],
  clients: [
    { ...person, id: "ana", name: "Ana Reyes", unsigned: ["key"] },
    {
      ...person,
      id: "priya",
      name: "Priya Shah",
      signed: [{ kind: "key", version: 1, name: "P", limits: [], refused: false, on_paper: null }],
    },
    { ...person, id: "dale", name: "Dale Fox", has_account: false, unsigned: ["key"] },
  ],
};
const open = (path = "/admin/settings?tab=agreements") => {
  answer(getAgreements, all);
  return openApp(path, "admin");
};

test("who has not signed is listed with a reminder, and a text says how many have", async () => {
  open();
  const list = await screen.findByRole("region", { name: "Not signed" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Ana ReyesKey releaseRemind Ana", "Dale FoxKey releasehas no account yet"]);
  const href = within(list).getByRole("link", { name: "Remind Ana" }).getAttribute("href") ?? "";
  const words = `Hi Ana, please read and sign: Key release. ${location.origin}/client`;
  expect(decodeURIComponent(href)).toBe(`mailto:ana@example.com?subject=Please sign, Harbor & Hound&body=${words}`);
  expect(within(screen.getByRole("region", { name: "Key release" })).getByText("Signed by 1 client.")).toBeTruthy();
  expect(within(screen.getByRole("region", { name: "Photo release" })).getByText("Not asked for")).toBeTruthy();
});

test("an agreement is ended, and its versions stay readable", async () => {
  answer(getAgreementText, { ...version, kind: "key", text: "We keep keys." });
  answer(putAgreement, { ...all, kinds: [{ kind: "key", text: null, versions: [version] }] });
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Ask no more… Key release" }));
  await user.click(await screen.findByRole("button", { name: "Ask no more" }));
  await screen.findByText("Key release is not asked for any more");
  expect(bodiesOf(putAgreement)).toEqual([{ text: null, version: 3 }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByText("Read its versions"));
  await user.click(screen.getByRole("button", { name: "Version 1, Fri, Nov 20, 2026 Key release" }));
  const dialog = await screen.findByRole("dialog", { name: "Key release, version 1" });
  expect(await within(dialog).findByText("We keep keys.")).toBeTruthy();
});
