import { type Endpoint, endpoints } from "@petcare/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callEndpoint, expectError, expectOk, ok } from "../testing/call.ts";
import { invoiceOf, storeDone } from "../testing/invoicing.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";
import { codeSentTo, issue } from "../testing/signing-up.ts";

const app = await startSignedInApp({ goesOn: true });
const { owner, rosa, marcus, ana, priya } = app;

/** Sends a call by its method, its path and a literal payload, with no type of the contract. */
function send(line: string, as?: Signed, body?: unknown, headers: Record<string, string> = {}) {
  const [, method, path = "", query = ""] = /^(\w+) ([^?]+)\??(.*)$/.exec(line) ?? [];
  const pattern = (endpoint: Endpoint) => new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, "[^/]+")}$`);
  const found = endpoints.filter((one) => one.method === method && pattern(one).test(path));
  const endpoint = found.find((one) => one.path === path) ?? found[0];
  if (!endpoint) throw new Error(`No endpoint answers ${line}`);
  const params = { id: path.split("/")[2] ?? "" };
  return callEndpoint(as, endpoint, { headers, body, params, query: [...new URLSearchParams(query)] });
}
const sent = async (...given: Parameters<typeof send>) => (await expectOk(send(...given))) as object;
const refusal = async (...given: Parameters<typeof send>) => (await expectError(send(...given))).body.message;

/** The names that a record lacks, or the first of a list. 'period.start' is inside of `period`. */
const lacks = (answer: object, names: string) =>
  names.split(" ").filter((name) => {
    const record: unknown = Array.isArray(answer) ? answer[0] : answer;
    return name.split(".").reduce((at, part) => Object(at)[part], record) === undefined;
  });

/** The payload of the booking form. */
const schedule = (changes: object = {}) => ({
  ...{ date: "2026-11-23", timeframe: "morning", service_type: "25", client_id: ana.user.id, walker_id: rosa.user.id },
  ...{ pet_names: ["Biscuit", "Max"], status: "scheduled", notes: null, address: null, garage_code: null },
  ...{ service_label: null, walker_phone: null, price: 28, ...changes },
});
const weekly = { rrule: "FREQ=WEEKLY;BYDAY=MO", duration_minutes: 25 };
const book = async (changes: object = {}) =>
  ((await sent("POST /schedules", owner, schedule(changes))) as { id: string }).id;
const visit = async (date = "2026-11-20") => `${await book({ date })}.${date}`;

beforeAll(async () => {
  const body = { version: 0, text: "I hand over a key." };
  await ok(owner, "putAgreement", { params: { kind: "key" }, body });
  await storeDone(app, ana.user, [{ date: "2026-11-10", price_cents: 2800 }]);
  await invoiceOf(app, ana.user);
});
beforeEach(() => {
  app.clock.now += 60_000;
});

const item = `_id start date occurrence_start schedule_id status service_type serviceType pet_names address notes
  comments photo_urls walker_name`.replace(/\s+/g, " ");

test("POST /login, GET /ping and GET /auth/email-available answer their literal payloads", async () => {
  const signedIn = await sent("POST /login", undefined, { email: "ana@test.example", password: "Password-1" });
  expect(signedIn).toMatchObject({ token: expect.any(String), role: "client" });
  await sent("GET /ping");
  const available = await sent("GET /auth/email-available?email=new@test.example");
  expect(available).toMatchObject({ available: true, message: expect.any(String) });
});

test.each([
  ["walker", {}],
  ["client", { home_address: "9 Pine St", pet_names: ["Olive", ""], garage_code: "1212" }],
] as const)("a %s signs up with the signup data; the proof of the phone is in a cookie", async (role, home) => {
  const phone = role === "client" ? "5165550177" : "5165550178";
  const code = `SPEC${role.toUpperCase()}`;
  await issue(app, { code, role });
  await sent("POST /signup/referral/validate", undefined, { code, role });
  await sent("POST /auth/phone/send-code", undefined, { phone });
  const verified = await send("POST /auth/phone/verify", undefined, { phone, code: codeSentTo(app, phone) });
  const { phone_proof: _, ...phoneFacts } = verified.body as { phone_proof?: string };
  expect(lacks(phoneFacts, "phone_verified phone_raw phone_display")).toEqual([]);
  const [cookie = ""] = verified.headers["set-cookie"] as string[];
  expect(cookie).toMatch(/^phone_proof=[\w-]+; Path=\/api\/signup; Max-Age=3600; HttpOnly; SameSite=Strict$/);
  const data = {
    ...{ role, full_name: "Nora Lind", email: `${role}@test.example`, password: "Password-9", referral_code: code },
    ...{ ...home, ...phoneFacts, sms_consent: true, sms_consent_at: "2026-11-20T12:58:00.000Z" },
    sms_consent_text_version: "v1",
  };
  const line = `POST /signup/${role}/complete`;
  const headers = { cookie: cookie.split(";")[0] ?? "" };
  expect(await refusal(line, undefined, data)).toBe("Please verify your phone number");
  const petless = await send(line, undefined, { ...data, pet_names: [""] }, headers);
  if (role === "client") expect(petless.body).toMatchObject({ message: "At least one pet name is required" });
  expect(await sent(line, undefined, data, headers)).toMatchObject({ token: expect.any(String), role });
});

test("POST /schedules takes the form's payload, also for a client who has not signed, and refuses in sentences", async () => {
  await sent("POST /schedules", owner, schedule());
  await sent("POST /schedules", owner, schedule(weekly));
  const refused = (changes: object) => refusal("POST /schedules", owner, schedule(changes));
  expect(await refused({ client_id: "nobody" })).toBe("Please select a client");
  expect(await refused({ walker_id: "nobody" })).toBe("Please select a walker");
  expect(await refused({ status: "completed" })).toBe("New schedules start as scheduled");
});

test("PUT /schedules/{id} takes the same body, with the date of the visit that was opened", async () => {
  await sent(`PUT /schedules/${await book()}`, owner, schedule({ notes: "Gate" }));
  const id = await book(weekly);
  const body = schedule({ ...weekly, date: "2026-12-07", notes: "Side door" });
  await sent(`PUT /schedules/${id}.2026-12-07`, owner, body);
  const other = await refusal(`PUT /schedules/${id}`, owner, { ...body, date: "2026-12-08" });
  expect(other).toMatch(/^The start of a series cannot be changed/);
});

test("PATCH /schedules/{id}/occurrence edits one occurrence of a series, which is read with all its fields", async () => {
  const id = await book(weekly);
  await sent(`PATCH /schedules/${id}/occurrence`, owner, {
    ...{ occurrence_start: "2026-12-07T14:00:00.000Z", notes: "Side door", address: null, price: 30 },
    ...{ walker_id: marcus.user.id, service_label: null, walker_phone: null, timeframe: "afternoon" },
  });
  const names = `id start date rrule parent_schedule_id occurrence_start timeframe service service_type client_id
    walker_id pet_names price status notes address garage_code service_label walker_phone`;
  expect(lacks(await sent(`GET /schedules/${id}.2026-12-07`, owner), names.replace(/\s+/g, " "))).toEqual([]);
});

test.each([
  [[], []],
  [null, []],
  ["", []],
  [[""], []],
  ["https://a.example/1, http://b.example/2,", ["https://a.example/1", "http://b.example/2"]],
  [["http://b.example/2", " "], ["http://b.example/2"]],
])("PUT /complete-walk/{id} takes notes and photo links: %j", async (photo_urls, kept) => {
  const body = { comments: "All well", photo_urls };
  const done = await sent(`PUT /complete-walk/${await visit()}`, rosa, body);
  expect(done).toMatchObject({ status: "completed", photo_urls: kept });
});

test("PUT /complete-walk/{id} refuses other schemes, and a walk without notes", async () => {
  const line = `PUT /complete-walk/${await visit()}`;
  const noNotes = "Additional notes are required to complete the walk.";
  expect(await refusal(line, rosa, { comments: "", photo_urls: [] })).toBe(noNotes);
  expect(await refusal(line, rosa, { comments: "Well", photo_urls: "javascript:alert(1)" })).toMatch(/must be links/);
});

test("the walker's calls answer each field by its name", async () => {
  await visit("2026-11-21");
  await sent("POST /walkers/heartbeat", rosa);
  const mine = await sent("GET /my-schedule?start=2026-11-13&end=2026-12-20&expand=1", rosa);
  expect(lacks(mine, `${item} clientName client.name client.phone`)).toEqual([]);
  expect(mine).toContainEqual(expect.objectContaining({ serviceType: "25", walker_name: "Rosa Delgado" }));
  const earned = await sent("GET /my-estimated-earnings?start=2026-11-09&end=2026-11-16", rosa);
  const services = ["25", "visit", "overnight", "other"].map((one) => `earnings_by_service.${one}`);
  const ofService = services.flatMap((one) => [`${one}.count`, `${one}.rate`, `${one}.total`]).join(" ");
  const receipt = ["service", "pets", "minutes", "date", "amount"].map((one) => `receipt_items.0.${one}`).join(" ");
  expect(lacks(earned, `has_pay_rates total_earnings total_walks ${receipt} ${ofService}`)).toEqual([]);
});

test("the client's lists answer each field by its name, whole without a limit", async () => {
  const past = Array.from({ length: 60 }, () => ({ date: "2026-10-01" as const, price_cents: 2800 }));
  await storeDone(app, priya.user, past);
  await book({ client_id: priya.user.id, rrule: "FREQ=DAILY;COUNT=70", duration_minutes: 25 });
  for (const [line, count] of Object.entries({ "GET /my-walk-history": 60, "GET /my-upcoming-walks": 70 })) {
    const { body, headers } = await send(line, priya);
    expect([Object(body).length, headers["next-cursor"]]).toEqual([count, undefined]);
    expect(lacks(Object(body), `${item} walker_phone`)).toEqual([]);
  }
  const line = ["type", "description", "service_type", "price"].map((one) => `items.0.${one}`).join(" ");
  const invoice = `_id status created_at period.start period.end total ${line}`;
  expect(lacks(await sent("GET /my-invoices", ana), invoice)).toEqual([]);
  const id = await visit();
  await sent(`PUT /complete-walk/${id}`, rosa, { comments: "All well", photo_urls: [] });
  await sent(`DELETE /my-walk-history/${id}`, ana);
});

test("people, the profile and the default prices have each field by its name", async () => {
  const clients = await sent("GET /clients", owner);
  expect(lacks(clients, "id name pets address garage_code custom_rates.walk25")).toEqual([]);
  expect(lacks(await sent("GET /walkers", owner), "id name phone active isAdmin username")).toEqual([]);
  expect(lacks(await sent("GET /me", ana), "name phone address pets isCurrentUser id _id")).toEqual([]);
  expect(lacks(await sent("GET /settings/pricing", owner), "walk25 visit overnight other")).toEqual([]);
});

test("one's own account changes by the calls of settings, and goes by DELETE /me", async () => {
  await sent("PATCH /auth/name", marcus, { full_name: "Marcus W." });
  await sent("PATCH /auth/email", marcus, { email: "mw@test.example" });
  await sent("PATCH /auth/password", marcus, { old_password: "Password-1", new_password: "Password-22" });
  expect(await refusal("DELETE /me", priya)).toBe("Password is required");
  await sent("DELETE /me", priya, { password: "Password-1" });
  const names = ((await sent("GET /clients", owner)) as { name: string }[]).map(({ name }) => name);
  expect(names).not.toContain("Deleted client");
});
