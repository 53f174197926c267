import { DeleteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { changeNotices, moveVisit, removeMember } from "@petcare/contract";
import { updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { beforeEach, expect, test } from "vitest";
import { outlets } from "../shared/notices/channels.ts";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { visitAs } from "../testing/editing.ts";
import { PeopleWhoHear } from "../testing/people-who-hear.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { Telling } from "../testing/telling.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const { ana, priya } = app;
const { db } = app.installation;
const clear = await clearing(app);
const people = new PeopleWhoHear(app, {});

/** Makes Priya a member of Ana's household, who has just signed up. */
async function join(): Promise<void> {
  const update = (id: string, UpdateExpression: string, value: unknown) => {
    const key = { TableName: db.table, Key: { pk: `USER#${id}`, sk: "USER" } };
    const given = { UpdateExpression, ExpressionAttributeValues: { ":value": value } };
    return db.client.send(new UpdateCommand({ ...key, ...given }));
  };
  await update(priya.user.id, "SET household = :value REMOVE people_pk, people_sk", ana.user.id);
  await update(ana.user.id, "ADD members :value", new Set([priya.user.id]));
  await db.client.send(new DeleteCommand({ TableName: db.table, Key: { pk: "TOLD", sk: priya.user.id } }));
  await updateUser(db, priya.user.id, { phone: "5165550199" }, anAuthor({ at: app.clock.now }));
}

beforeEach(async () => {
  await clear();
  await people.putBack();
});

test("a member of a household hears what its client hears, chooses alone, and hears nothing once removed", async () => {
  const telling = new Telling(app);
  await telling.set();
  const id = await bookVisit(app, { date: "2026-11-24", pet_names: ["Biscuit"] });
  await telling.after(3);
  await join();
  expect(await telling.after(4), "what was true before they joined").toEqual([]);
  const move = async (timeframe: "morning" | "afternoon" | "evening") => {
    const { version } = await visitAs(app, id);
    await expectOk(call(app.owner, moveVisit, { params: { id }, body: { timeframe, version } }));
    return (await telling.after(4)).filter((line) => !line.startsWith("Rosa"));
  };
  const afternoon = "Biscuit: now Tue Nov 24, 12–3 PM | It was Tue, Nov 24, 9 AM–12 PM. Rosa will come.";
  expect(await move("afternoon")).toEqual([`Ana: ${afternoon}`, `Priya: ${afternoon}`]);

  await expectOk(call(priya, changeNotices, { body: { kind: "plan", channels: [] } }));
  const evening = "Ana: Biscuit: now Tue Nov 24, 6–9 PM | It was Tue, Nov 24, 12–3 PM. Rosa will come.";
  expect(await move("evening")).toEqual([evening]);

  await expectOk(call(priya, changeNotices, { body: { kind: "plan", channels: ["email"] } }));
  await expectOk(call(ana, removeMember, { params: { id: priya.user.id } }));
  expect(await move("morning")).toEqual([expect.stringMatching(/^Ana: /)]);
});

test.each([
  ["who is removed", () => call(ana, removeMember, { params: { id: priya.user.id } })],
  ["whose client leaves", () => updateUser(db, ana.user.id, { active: false }, anAuthor({ at: app.clock.now }))],
])("a member %s while a run is under way hears nothing of it", async (_, leave) => {
  const telling = new Telling(app);
  await telling.set();
  await join();
  await telling.after(4);
  await bookVisit(app, { date: "2026-11-24", pet_names: ["Biscuit"] });
  await telling.after(1);
  outlets.channels = outlets.channels.map((channel) => ({
    ...channel,
    send: async (...of) => {
      if (of[0].id === app.rosa.user.id) await leave();
      return channel.send(...of);
    },
  }));
  expect((await telling.after(3)).filter((line) => line.startsWith("Priya"))).toEqual([]);
});
