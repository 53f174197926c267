import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { beforeEach, expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectPage, ok } from "../testing/call.ts";
import { PeopleWhoHear } from "../testing/people-who-hear.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { monday, tellingEach, to, tuesday } from "../testing/telling.ts";

const app = await startSignedInApp({ clock: { now: monday } });
const { owner, ana, priya, installation } = app;
const { db } = installation;
const people = new PeopleWhoHear(app, { Ana: ana.user.id });
const afternoon = "Biscuit: now Tue Nov 24, 12–3 PM | It was Tue, Nov 24, 9 AM–12 PM.";
const telling = await tellingEach(app);

beforeEach(() => people.putBack());

const unreached = async () => (await ok(owner, "listUnreached")).map(({ subject }) => subject);

/** Makes Priya a member of Ana's household, who has just signed up. */
async function join(): Promise<void> {
  const update = (id: string, UpdateExpression: string, value: unknown) => {
    const key = { TableName: db.table, Key: { pk: `USER#${id}`, sk: "USER" } };
    const given = { UpdateExpression, ExpressionAttributeValues: { ":value": value } };
    return db.client.send(new UpdateCommand({ ...key, ...given }));
  };
  await update(priya.user.id, "SET household = :value REMOVE people_pk, people_sk", ana.user.id);
  await update(ana.user.id, "ADD members :value", new Set([priya.user.id]));
}

test("a member of a household hears what its client hears, chooses alone, and hears nothing once removed", async () => {
  const id = await bookVisit(app, tuesday);
  await telling.after(4);
  await join();
  expect(await telling.after(4), "what was true before they joined").toEqual([]);
  await telling.act("move", id, { timeframe: "afternoon" });
  const heard = `${afternoon} Rosa will come.`;
  expect(await telling.after(4)).toEqual([`Ana: ${heard}`, `Priya: ${heard}`, `Rosa: ${afternoon}`]);
  await ok(priya, "changeNotices", { body: { kind: "plan", channels: [] } });
  await telling.act("move", id, { timeframe: "evening" });
  expect(to("Priya", await telling.after(4))).toEqual([]);
  await ok(priya, "changeNotices", { body: { kind: "plan", channels: ["email"] } });
  await telling.act("move", id, { timeframe: "morning" });
  await telling.after(1);
  await ok(ana, "removeMember", { params: { id: priya.user.id } });
  expect((await telling.after(4)).map((line) => line.split(":")[0])).toEqual(["Ana", "Rosa"]);
});

test("the owner hears in the same run of whom nothing reaches, never of herself, and nobody hears old news later", async () => {
  telling.ways.set("Ana", []);
  telling.ways.set("Kate", ["push"]);
  const id = await bookVisit(app, tuesday);
  expect(to("Kate", await telling.after(4, "push"))).toEqual([
    "Kate: Could not be told: Ana | The message was “Booked: Biscuit, Tue Nov 24, 9 AM–12 PM”.",
  ]);
  expect(await telling.after(5, "push")).toEqual([]);
  telling.ways.delete("Ana");
  telling.outcome = (_, by) => (by === "push" ? "gone" : undefined);
  await telling.act("move", id, { timeframe: "afternoon" });
  expect(to("Ana", await telling.after(4))).toEqual([`Ana: ${afternoon} Rosa will come.`]);
  expect(await unreached(), "an email has reached her").toEqual([]);
});

test("after a bounce the owner hears of it, a new address is mailed to, and what is sent again is as it is by then", async () => {
  telling.ways.set("Ana", ["email"]);
  const id = await bookVisit(app, tuesday);
  await telling.after(4);
  await people.bounce("Ana");
  expect(to("Kate", await telling.after(1, "push"))).toEqual([expect.stringContaining("Kate: Could not be told: Ana")]);
  await telling.act("move", id, { timeframe: "afternoon" });
  expect(to("Ana", await telling.after(4))).toEqual([]);
  await updateUser(db, ana.user.id, { email_stopped: undefined }, anAuthor({ at: app.clock.now }));
  await telling.act("move", id, { timeframe: "evening" });
  await telling.after(1);
  const { items } = await expectPage(call(owner, "listSent", { query: { person: ana.user.id } }));
  const first = items.find(({ subject }) => subject.startsWith("Booked"));
  await ok(owner, "sendAgain", { params: { id: first?.id ?? "" } });
  expect(to("Ana", await telling.after(6))).toEqual(["Ana: Booked: Biscuit, Tue Nov 24, 6–9 PM | Rosa will come."]);
  await ok(owner, "sendAgain", { params: { id: first?.id ?? "" } });
  expect(to("Ana", await telling.after(6))).toHaveLength(1);
});

test("a refused message keeps nobody else waiting, is tried again after five minutes, and is told as it is by then", async () => {
  const id = await bookVisit(app, tuesday);
  await telling.after(4);
  telling.outcome = (to) => (to === "Ana" ? "failed" : undefined);
  await telling.act("move", id, { timeframe: "evening" });
  expect((await telling.after(3)).map((line) => line.split(":")[0])).toEqual(["Rosa"]);
  telling.outcome = () => undefined;
  await telling.act("move", id, { timeframe: "afternoon" });
  expect(to("Ana", await telling.after(4))).toEqual([]);
  expect(to("Ana", await telling.after(1))).toEqual([`Ana: ${afternoon} Rosa will come.`]);
});
