import { changeNotices, getClient, getNotices, getWalker, listClients, listSent, listWalkers } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, answerPages, bodiesOf, sent } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClientRecord, aWalkerRecord } from "../../testing/people.ts";

beforeEach(() => {
  answer(getClient, aClientRecord());
  answer(getWalker, aWalkerRecord());
  answer(getNotices, {
    on: true,
    kinds: [{ kind: "plan", channels: ["email"] }],
    email: { address: "ana@example.com", stopped: "bounced", possible: true },
    browsers: 0,
    push_key: "B",
  });
  answer(listClients, []);
  answer(listWalkers, []);
  answerPages(listSent, () => ({ items: [], next: undefined }));
});

test.each([
  ["clients", "client-1"],
  ["walkers", "walker-1"],
])("on a page of %s the owner sees and changes what they hear, and what they got", async (list, id) => {
  const user = openApp(`/admin/${list}/${id}?tab=messages`, "admin");
  const card = within(await screen.findByRole("region", { name: "What they hear" }));
  const stopped = "Email to ana@example.com came back, so nothing more is sent there. A new address starts it again.";
  expect(await card.findByText(stopped)).toBeTruthy();
  expect(card.getByText("They have allowed pushes in no browser yet.")).toBeTruthy();
  answer(changeNotices, ({ body: { kind, channels } }) => ({
    on: true,
    kinds: [{ kind, channels }],
    email: { address: null, stopped: null, possible: true },
    browsers: 1,
    push_key: "B",
  }));
  await user.click(card.getByRole("checkbox", { name: "Changes of the plan: Push" }));
  await waitFor(() => expect(bodiesOf(changeNotices)).toEqual([{ kind: "plan", channels: ["email", "push"] }]));
  const asked = sent.filter(({ path }) => /notices$/.test(path)).map(({ query }) => query.person);
  expect(new Set(asked)).toEqual(new Set([id]));
  expect(await screen.findByText("No messages yet")).toBeTruthy();
});
