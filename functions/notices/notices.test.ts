import { keepStopWord, readBrowsers, readHistory, readUser } from "@petcare/storage";
import { afterEach, expect, test, vi } from "vitest";
import { call, callRaw, expectError, expectOk, fieldsOf, ok, refusal } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { db } = app.installation;
afterEach(() => void vi.unstubAllEnvs());

const notFound = { status: 404, body: { code: "not_found" } };

test("who has chosen nothing hears the kinds of their role in the usual ways", async () => {
  const { push_key, ...heard } = await ok(app.ana, "getNotices");
  expect(heard).toEqual({
    on: false,
    kinds: [
      { kind: "plan", channels: ["email", "push"] },
      { kind: "week", channels: [] },
      { kind: "tomorrow", channels: [] },
      { kind: "here", channels: ["push"] },
      { kind: "done", channels: ["email", "push"] },
      { kind: "invoice", channels: ["email"] },
      { kind: "answer", channels: ["email", "push"] },
    ],
    email: { address: "ana@test.example", stopped: null, possible: true },
    browsers: 0,
  });
  expect(push_key).toMatch(/^B[\w-]{86}$/);
  expect((await ok(app.rosa, "getNotices")).push_key).toBe(push_key);
});

test("a choice of one kind leaves the others, and is in the history", async () => {
  await ok(app.ana, "changeNotices", { body: { kind: "plan", channels: ["push"] } });
  const { kinds } = await ok(app.ana, "changeNotices", { body: { kind: "week", channels: ["email"] } });
  expect(kinds.slice(0, 3)).toEqual([
    { kind: "plan", channels: ["push"] },
    { kind: "week", channels: ["email"] },
    { kind: "tomorrow", channels: [] },
  ]);
  expect((await readUser(db, app.ana.user.id))?.notices).toEqual({ plan: ["push"], week: ["email"] });
  const { rows } = await readHistory(db, { kind: "person", since: 0, now: app.clock.now, limit: 1 });
  expect(rows[0]).toMatchObject({ entity_id: app.ana.user.id, by: app.ana.user.id, changes: { notices: {} } });
});

test("the owner chooses for anybody; nobody else sees another's, or learns whether there is somebody", async () => {
  const query = { person: app.priya.user.id };
  const body = { kind: "answer" as const, channels: [] };
  expect((await ok(app.owner, "changeNotices", { query, body })).kinds.at(-1)).toEqual(body);
  expect((await ok(app.priya, "getNotices", { query })).kinds.at(-1)).toEqual(body);
  for (const person of [app.priya.user.id, "nobody"]) {
    expect(await call(app.ana, "getNotices", { query: { person } })).toMatchObject(notFound);
    expect(await call(app.rosa, "changeNotices", { query: { person }, body })).toMatchObject(notFound);
  }
  expect(await call(app.owner, "getNotices", { query: { person: "nobody" } })).toMatchObject(notFound);
});

test("a kind of another role, and a channel twice, are refused", async () => {
  const refused = await expectError(call(app.ana, "changeNotices", { body: { kind: "pay", channels: [] } }));
  expect(refused.body).toMatchObject({ code: "invalid_input", fields: { kind: "They hear nothing of this kind." } });
  expect(
    await fieldsOf(call(app.ana, "changeNotices", { body: { kind: "plan", channels: ["push", "push"] } })),
  ).toEqual({
    channels: "Channels must name each channel once",
  });
});

const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
const endpointOf = (name: string) => `https://updates.push.services.mozilla.com/wpush/v2/${name}`;

test("a browser is told again and again and is one; its person alone ends it", async () => {
  const endpoint = endpointOf("one");
  for (const auth of ["b".repeat(22), keys.auth]) {
    await ok(app.rosa, "tellBrowser", { body: { endpoint, ...keys, auth } });
  }
  expect(await readBrowsers(db, app.rosa.user.id)).toEqual([
    {
      userId: app.rosa.user.id,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      endpoint,
      ...keys,
      since: app.clock.now,
    },
  ]);
  expect((await ok(app.rosa, "getNotices")).browsers).toBe(1);
  await ok(app.ana, "forgetBrowser", { body: { endpoint } });
  expect(await readBrowsers(db, app.rosa.user.id)).toHaveLength(1);
  await ok(app.rosa, "forgetBrowser", { body: { endpoint } });
  expect(await readBrowsers(db, app.rosa.user.id)).toEqual([]);
});

test("logging out ends pushes to the browser that it names", async () => {
  const tell = (name: string) => ok(app.rosa, "tellBrowser", { body: { endpoint: endpointOf(name), ...keys } });
  const [kept, ended] = [await tell("kept"), await tell("ended")];
  const token = await app.installation.signIn("rosa@test.example");
  await ok({ ...app.rosa, token }, "logout", { query: ended });
  expect((await readBrowsers(db, app.rosa.user.id)).map(({ hash }) => hash)).toEqual([kept.browser]);
});

test("20 browsers are enough", async () => {
  const tell = (count: number) =>
    call(app.marcus, "tellBrowser", { body: { endpoint: endpointOf(`${count}`), ...keys } });
  for (let count = 1; count <= 20; count += 1) await expectOk(tell(count));
  await expectOk(tell(20));
  expect(await refusal(tell(21))).toBe("Pushes are on in 20 browsers. Turn one off first.");
});

test.each([
  "https://fcm.googleapis.com/fcm/send/a:B-1_",
  "https://web.push.apple.com/QEx",
  "https://wns2-par02p.notify.windows.com/w/?token=a%2b",
])("a browser's push service is taken: %s", async (endpoint) => {
  await ok(app.priya, "tellBrowser", { body: { endpoint, ...keys } });
});

test.each([
  "http://fcm.googleapis.com/fcm/send/a",
  "https://169.254.169.254/latest/meta-data",
  "https://storage.googleapis.com/a",
  "https://docs.google.com/a",
  "https://fcm.googleapis.com.evil.example/a",
  "https://evil.example/?x=https://web.push.apple.com/a",
  "https://web.push.apple.com@evil.example/a",
  "https://web.push.apple.com:8443/a",
])("no other address is posted to: %s", async (endpoint) => {
  expect(await fieldsOf(call(app.priya, "tellBrowser", { body: { endpoint, ...keys } }))).toEqual({
    endpoint: "Endpoint must be a push service's address",
  });
});

const fileOf = (kind: string, word = "w0rd-A_", id = app.ana.user.id) => ({
  params: { file: `${id}.${word}.${kind}` },
});
const storedStop = () => keepStopWord(db, app.ana.user.id, "w0rd-A_");

test("the link in an email only asks; its button ends email of the kind, and pushes go on", async () => {
  await storedStop();
  app.clock.now += 60_000;
  const asked = await ok(undefined, "showStop", fileOf("done"));
  expect(asked).toContain("<h1>Stop these emails?</h1>\n<p>You get emails of this kind: A visit is done.</p>");
  expect(asked).toContain(`<form method="post"><button>Stop these emails</button></form>`);
  expect((await readUser(db, app.ana.user.id))?.notices?.done).toBeUndefined();

  const { status, headers, body } = await call(undefined, "stopNotices", fileOf("done"));
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body).toContain(
    "<h1>Stopped</h1>\n<p>You get no more emails of this kind: A visit is done. Your settings turn them on again.</p>",
  );
  expect(body).not.toContain("<form");
  const { notices } = (await readUser(db, app.ana.user.id)) ?? {};
  expect(notices).toMatchObject({ plan: ["push"], done: ["push"] });
  const { rows } = await readHistory(db, { kind: "person", since: 0, now: app.clock.now, limit: 1 });
  expect(rows[0]).toMatchObject({ way: "mail", by: app.ana.user.id });
});

test("a mail program's one click does the same, as RFC 8058 sends it, and twice is once", async () => {
  const request = {
    ...fileOf("invoice"),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  };
  for (const time of [1, 2])
    expect([time, (await callRaw(undefined, "stopNotices", request)).status]).toEqual([time, 200]);
  expect((await readUser(db, app.ana.user.id))?.notices?.invoice).toEqual([]);
});

test.each([
  ["a wrong word", fileOf("plan", "other")],
  ["somebody else", fileOf("plan", "w0rd-A_", "nobody")],
  ["a kind that there is not, such as codes for a new password", fileOf("password")],
  ["nothing", { params: { file: "x" } }],
])("the link of %s is missing, and ends nothing", async (_what, request) => {
  const before = await readUser(db, app.ana.user.id);
  expect(await call(undefined, "showStop", request)).toMatchObject(notFound);
  expect(await call(undefined, "stopNotices", request)).toMatchObject(notFound);
  expect(await readUser(db, app.ana.user.id)).toEqual(before);
});
