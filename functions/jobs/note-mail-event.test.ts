import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { readUser } from "@petcare/storage";
import { expect, test } from "vitest";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { handler } from "./note-mail-event.ts";

const app = await startSignedInApp();
const { db } = app.installation;

/** A message that was sent by both channels at the clock's instant. */
async function sent(person: string, n = 0) {
  const key = { pk: `SENT#${person}`, sk: `${new Date(app.clock.now).toISOString()}#${n}` };
  await db.client.send(
    new PutCommand({ TableName: db.table, Item: { ...key, channels: { email: "sent", push: "sent" } } }),
  );
  return async () => {
    const { Item } = await db.client.send(new GetCommand({ TableName: db.table, Key: key, ConsistentRead: true }));
    return Item?.channels;
  };
}

/** SES’s event about the email that a person got at the clock's instant. */
const tell = (person: string, to: string, event: object) => {
  const mail = {
    destination: [to],
    tags: { person: [Buffer.from(person).toString("base64url")], at: [String(app.clock.now)] },
  };
  return handler({ Records: [{ Sns: { Message: JSON.stringify({ mail, ...event }) } }] as never });
};
const bounce = (bounceType: string) => ({ eventType: "Bounce", bounce: { bounceType } });
const stopOf = async (id: string) => (await readUser(db, id))?.email_stopped;

test("a bounce for good ends email to that address, and is noted on each message that it held, once", async () => {
  const { id, email = "" } = app.ana.user;
  const channels = [await sent(id), await sent(id, 1)];
  await tell(id, email.toUpperCase(), bounce("Permanent"));
  const stopped = await readUser(db, id);
  expect(stopped?.email_stopped).toEqual({ at: app.clock.now, why: "bounced" });
  for (const read of channels) expect(await read()).toEqual({ email: "bounced", push: "sent" });
  await tell(id, email, bounce("Permanent"));
  expect(await readUser(db, id)).toEqual(stopped);
});

test("so does a complaint; a mailbox that is full does not", async () => {
  const { id, email = "" } = app.rosa.user;
  const read = await sent(id);
  await tell(id, email, bounce("Transient"));
  expect([await stopOf(id), await read()]).toEqual([undefined, { email: "sent", push: "sent" }]);
  await tell(id, email, { eventType: "Complaint" });
  expect(await stopOf(id)).toEqual({ at: app.clock.now, why: "complained" });
  expect(await read()).toEqual({ email: "complained", push: "sent" });
});
