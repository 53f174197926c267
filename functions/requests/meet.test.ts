import { beforeEach, expect, test } from "vitest";
import { accept, decline, rowOf } from "../testing/asking.ts";
import { type BodyFor, call, expectOk, expectPage, fieldsOf, ok, refusal } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { setRules } from "../testing/settings.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const clear = await clearing(app);
const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

beforeEach(async () => {
  await clear();
  await setRules(app, { takes_meets: true });
});

const form = (sourceIp = "10.1.1.1") => ok(undefined, "getMeetForm", { sourceIp });

type Body = BodyFor<"askForMeet">;
const nora = {
  name: "Nora Lind",
  phone: "(516) 555-0177",
  place: "11710",
  words: "Olive, a shy cat",
  date: "2026-11-24",
  timeframe: "afternoon",
} as const;
const send = (stamp: string, given: Partial<Body> = {}, sourceIp = "10.1.1.1") =>
  call(undefined, "askForMeet", { body: { ...nora, ...given, stamp }, sourceIp });

/** Fills in a new form in a minute, and sends it. */
async function fillIn(given: Partial<Body> = {}, sourceIp?: string) {
  const { stamp } = await form(sourceIp);
  app.clock.now += 60 * second;
  return send(stamp, given, sourceIp);
}
const rows = async () => (await expectPage(call(app.owner, "listRequests", { query: { limit: 50 } }))).items;
async function meet(given: Partial<Body> = {}) {
  await expectOk(fillIn(given));
  const [row] = await rows();
  if (!row) throw new Error("Nobody asks");
  return row;
}

test("off until the owner switches it on: there is no form, and nobody can ask", async () => {
  const { stamp } = await form();
  await setRules(app, { takes_meets: false });
  expect(await form()).toEqual({ open: false, stamp: "" });
  app.clock.now += 60 * second;
  expect(await refusal(send(stamp))).toBe("Please call or write to us instead.");
  expect(await rows()).toEqual([]);
});

test("a stranger's wish stands in the owner's list, and nothing else comes of it", async () => {
  expect(await expectOk(fillIn({ email: " Nora@Test.Example " }))).toEqual({ asked: true });
  const [row] = await rows();
  expect(row).toMatchObject({
    kind: "meet",
    client: { name: "Nora Lind" },
    stranger: { phone: "5165550177", email: "nora@test.example", place: "11710" },
    words: "Olive, a shy cat",
    date: "2026-11-24",
    timeframe: "afternoon",
    look: [],
  });
  expect(await ok(app.owner, "countRequests")).toEqual({
    waiting: 1,
    first: { kind: "meet", client: "Nora Lind", date: "2026-11-24", timeframe: "afternoon" },
  });
  const { items } = await expectPage(call(app.owner, "listHistory", { query: { kind: "request", limit: 9 } }));
  expect(items.map(({ name, by }) => [name, by.id])).toEqual([["Meet and greet", "stranger"]]);
  expect(JSON.stringify(items)).not.toMatch(/Nora|0177|11710/);
  expect([app.installation.messages(), app.installation.emails(), app.installation.mails()]).toEqual([[], [], []]);
});

test("21: the fourth in an hour from an address is refused, and so is a form within 3 seconds", async () => {
  const { stamp } = await form();
  app.clock.now += 3 * second - 1;
  expect(await refusal(send(stamp))).toBe("That was very fast. Please send it once more.");
  app.clock.now += 1;
  expect((await send(stamp)).status).toBe(201);
  for (const phone of ["5165550178", "5165550179"]) expect((await fillIn({ phone })).status).toBe(201);
  expect(await refusal(fillIn({ phone: "5165550180" }))).toBe("429 Too many requests. Try again in about 57 minutes.");
  expect(await rows()).toHaveLength(3);
  expect((await fillIn({ phone: "5165550180" }, "10.1.1.2")).status).toBe(201);
  app.clock.now += hour;
  expect((await fillIn({ phone: "5165550180" })).status).toBe(201);
});

test("a stamp is of this installation, a day at most, and good for one request, however often that is sent", async () => {
  const { stamp } = await form();
  const tooLong = "This page has been open for too long. Please load it again.";
  const [at, random, signature] = stamp.split(".");
  app.clock.now += 60 * second;
  for (const forged of ["", "x", `${Number(at) - 1}.${random}.${signature}`, `${at}.${random}.`, `${stamp}x`]) {
    expect(await refusal(send(forged))).toBe(tooLong);
  }
  for (const _ of [1, 2]) expect(await expectOk(send(stamp))).toEqual({ asked: true });
  expect(await rows()).toHaveLength(1);
  expect(await refusal(send(stamp, { name: "Somebody else" }))).toBe("This was asked already, in another way.");
  const { stamp: old } = await form();
  app.clock.now += day + 1;
  expect(await refusal(send(old))).toBe(tooLong);
});

test.each([
  ["the field that people do not see", { website: "x" }, { website: "Website must be left empty" }],
  ["no way to answer", { phone: undefined }, { phone: "Please give a phone number or an email" }],
  ["a day farther than a year", { date: "2199-01-01" }, { date: "Choose a day within a year." }],
  ["markup for an email", { email: "<b>nora@b.example" }, { email: "Please enter a valid email address" }],
  ["a time that has begun", { date: "2026-11-20", timeframe: "early_morning" }, { date: "This time has begun." }],
] as const)("%s: it is refused, and nothing is stored", async (_, given, fields) => {
  expect(await fieldsOf(fillIn(given as Partial<Body>))).toEqual(fields);
  expect(await rows()).toEqual([]);
});

test("it never tells whether somebody is known", async () => {
  const known = await fillIn({ email: app.ana.user.email ?? "", phone: "5165550103" });
  const unknown = await fillIn();
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
});

test("accepting issues a code for one client, the same one each time", async () => {
  const row = await meet();
  const { code, standing } = await expectOk(accept(app, row));
  expect(standing).toBe("accepted");
  expect((await expectOk(accept(app, row))).code).toBe(code);
  const { items } = await expectPage(call(app.owner, "listReferralCodes", { query: { limit: 9 } }));
  expect(items).toMatchObject([
    {
      code,
      role: "client",
      uses_limit: 1,
      expires_on: "2026-12-04",
      note: "Meet and greet, asked for Tue, Nov 24",
      usable: true,
    },
  ]);
  const { items: told } = await expectPage(call(app.owner, "listHistory", { query: { limit: 50 } }));
  expect(told.map(({ kind }) => kind)).toContain("code");
  for (const word of ["Nora", "5165550177"]) expect(JSON.stringify(told)).not.toContain(word);
  expect(await ok(undefined, "validateReferral", { body: { code: code ?? "", role: "client" } })).toEqual({
    valid: true,
  });
  expect(await refusal(decline(app, row))).toBe("This is accepted already.");
});

test("it waits beyond its wished day, lapses after 90 days, and is gone a week later", async () => {
  const row = await meet();
  app.clock.now = Date.parse("2026-11-25T12:00:00Z");
  expect((await rowOf(app, row)).standing).toBe("asked");
  app.clock.now = friday + 60 * second + 90 * day - 1;
  expect((await rowOf(app, row)).standing).toBe("asked");
  app.clock.now += 1;
  const lapsed = "It has waited too long. Issue a code in Settings.";
  expect(await rowOf(app, row)).toMatchObject({ standing: "lapsed", look: [lapsed] });
  expect(await refusal(accept(app, row))).toBe(lapsed);
  app.clock.now += 8 * day;
  expect(await rows()).toEqual([]);
});
