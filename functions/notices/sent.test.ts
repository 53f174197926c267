import { type Sent, storeDelivery } from "@petcare/storage";
import { expect, test } from "vitest";
import { call, expectPage, ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp({ clock: { now: Date.parse("2026-12-01T00:30:00Z") } });
const day = 86_400_000;
const { now } = app.clock;

/** Stores messages of one instant. @param before in milliseconds, before now */
async function sent(person: string, before: number, ...channels: Sent["channels"][]): Promise<void> {
  const at = now - before;
  const messages = channels.map((each, n) => ({
    person,
    at,
    n,
    kind: "plan" as const,
    subject: `${before / 60_000} ${n}`,
    channels: each,
    things: [],
    expires_at: Math.floor(at / 1000) + 400 * 86_400,
  }));
  await storeDelivery(app.installation.db, { bundle: { person, entries: {} }, sent: messages, told: {}, now });
}
const minute = 60_000;
const { ana, priya, rosa } = { ana: app.ana.user.id, priya: app.priya.user.id, rosa: app.rosa.user.id };
await sent(ana, 60 * minute, { email: "sent", push: "gone" }, { email: "sent" });
await sent(priya, 20 * minute, {});
await sent(priya, 10 * minute, { email: "bounced" });
await sent(rosa, 30 * minute, { push: "failed" });
await sent(rosa, 5 * minute, { push: "sent" });
await sent("gone-since", 40 * minute, { email: "complained" });
await sent(ana, 20 * day, {});
await sent(priya, 401 * day, {});

const subjects = (items: { subject: string }[]) => items.map(({ subject }) => subject);

test("the log has the messages of all, the latest first, across the turn of a month, in pages", async () => {
  const first = await expectPage(call(app.owner, "listSent", { query: { limit: 4 } }));
  expect(subjects(first.items)).toEqual(["5 0", "10 0", "20 0", "30 0"]);
  const second = await expectPage(call(app.owner, "listSent", { query: { limit: 4, cursor: first.next } }));
  expect(subjects(second.items)).toEqual(["40 0", "60 1", "60 0", "28800 0"]);
  expect(second.items[2]).toEqual({
    id: `${ana}~${now - 60 * minute}~0`,
    at: "2026-11-30T23:30:00.000Z",
    person: { id: ana, name: "Ana Reyes", role: "client", phone: "5165550103" },
    kind: "plan",
    subject: "60 0",
    channels: [
      { channel: "email", outcome: "sent" },
      { channel: "push", outcome: "gone" },
    ],
  });
  expect(second.items[0]?.person).toBeNull();
});

test("what is sent again is asked for in the history, by whoever has it sent; another message is missing", async () => {
  const params = { id: `${ana}~${now - 60 * minute}~1` };
  for (const time of [1, 2]) expect([time, (await call(app.owner, "sendAgain", { params })).ok]).toEqual([time, true]);
  const { items } = await expectPage(call(app.owner, "listHistory", { query: { kind: "person" } }));
  expect(items[0]).toMatchObject({ about: ana, by: { id: app.owner.user.id } });
  for (const id of [`${ana}~${now}~1`, `nobody~${now}~0`])
    expect(await call(app.owner, "sendAgain", { params: { id } })).toMatchObject({ status: 404 });
});

test("who could not be told is listed for two weeks, until something reaches them", async () => {
  expect(subjects(await ok(app.owner, "listUnreached"))).toEqual(["10 0", "20 0", "40 0"]);
});
