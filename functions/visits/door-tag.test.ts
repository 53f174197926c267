import { doorCode } from "@petcare/domain";
import { readRecordHistory } from "@petcare/storage";
import { expect, test } from "vitest";
import { book } from "../testing/bookings.ts";
import { type BodyFor, call, ok } from "../testing/call.ts";
import { newClient } from "../testing/invoicing.ts";
import { at, iso, reporting } from "../testing/reporting.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { owner, rosa } = app;
const { rows, stored } = reporting(app);

const tag = "3467ACDEFGHJKMNPQRTWXY34";
const other = "4367ACDEFGHJKMNPQRTWXY34";

/** Gives a client's door a tag, or takes it away. */
async function put(id: string, door_tag: string | null) {
  const params = { id };
  const { version } = await ok(owner, "getClient", { params });
  return ok(owner, "changeClient", { params, body: { version, door_tag } });
}

async function aVisit(door_tag?: string) {
  app.clock.now = at("08:40");
  const client = await newClient(app);
  if (door_tag) await put(client.id, door_tag);
  const id = `${await book(app, { client_id: client.id })}.2026-11-20`;
  return { client, id };
}

const scan = (id: string, read: string | undefined, given: Partial<BodyFor<"arriveAtVisit">> = {}) => {
  const times = { at: iso(at("09:41")), sent: iso(app.clock.now), version: 1, date: "2026-11-20" as const };
  const body = { ...times, how: "tag" as const, ...(read && { tag: read }), ...given };
  return call(rosa, "arriveAtVisit", { params: { id }, idempotencyKey: "row-1", body });
};

test("an arrival by the tag of the home is marked so, and by its code, too", async () => {
  for (const secret of [tag, doorCode(tag)]) {
    const { id } = await aVisit(tag);
    app.clock.now = at("12:30");
    expect(await scan(id, secret)).toMatchObject({
      status: 200,
      body: { outcome: "done", sentence: "Sent." },
    });
    expect(await stored(id)).toMatchObject({ arrived_at: at("09:41"), arrived_by: rosa.user.id, arrived_how: "tag" });
    const told = (await rows(id)).map(({ changes }) => changes.arrived_how?.to);
    expect(told).toContain("tag");
  }
});

test("what is not the home's tag as it is now counts as a tap, and its walker reads so", async () => {
  const cases: [string, string | undefined, string | null][] = [
    ["nothing read", undefined, tag],
    ["another home's", other, tag],
    ["a tag that was replaced since", tag, other],
    ["a tag that was removed since", tag, null],
  ];
  for (const [name, read, now] of cases) {
    const { client, id } = await aVisit(tag);
    if (now !== tag) await put(client.id, now);
    app.clock.now = at("12:30");
    const sentence = "This is not the tag of this home. Your arrival counts without it.";
    expect(await scan(id, read), name).toMatchObject({ status: 200, body: { outcome: "done", sentence } });
    expect(await stored(id), name).toMatchObject({ arrived_at: at("09:41"), arrived_how: "tap" });
  }
});

test("the owner gives, replaces and removes a tag, each once, and its secret is in no history", async () => {
  const { client } = await aVisit();
  const made = await put(client.id, tag);
  expect(made.door_tag).toBe(tag);
  const again = { version: made.version - 1, door_tag: tag };
  expect(await call(owner, "changeClient", { params: { id: client.id }, body: again })).toMatchObject({
    status: 200,
    body: { version: made.version },
  });
  expect((await put(client.id, other)).door_tag).toBe(other);
  expect((await put(client.id, null)).door_tag).toBeNull();
  const record = { entity: "person", entity_id: client.id } as const;
  const { rows: told } = await readRecordHistory(app.installation.db, record, { limit: 100 });
  expect(told.flatMap(({ changes }) => (changes.door_tag ? [changes.door_tag] : [])).reverse()).toEqual([
    { to: "•••" },
    { from: "•••", to: "•••" },
    { from: "•••" },
  ]);
  expect(JSON.stringify(told)).not.toContain(tag.slice(6));
  for (const door_tag of ["3467AC", "0000CDEFGHJKMNPQRTWXY34A", `${tag}3`]) {
    const body = { version: made.version + 2, door_tag };
    expect(await call(owner, "changeClient", { params: { id: client.id }, body })).toMatchObject({ status: 400 });
  }
});
