import { expect, test } from "vitest";
import { book, bookVisit, complete } from "../testing/bookings.ts";
import { type BodyFor, call, expectError, expectOk, expectPage, ok } from "../testing/call.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

type Body = BodyFor<"setPriceRules">;
type Rule = Body["rules"][number];

const thanksgiving = "2026-11-26";
const onThanksgiving = Date.parse("2026-11-26T13:00:00Z");
const services: Rule["services"] = ["25", "visit", "overnight", "other"];

const holidays: Rule = {
  id: "holidays",
  name: "Holidays",
  services,
  when: { type: "holidays" },
  charge: { dollars: 10 },
  pay: { dollars: 5 },
  from: "2026-11-20",
  to: null,
};

const read = () => ok(app.owner, "getPriceRules");
const put = (body: Body, preview?: "1") =>
  call(app.owner, "setPriceRules", { query: preview ? { preview } : {}, body });
async function set(changes: Partial<Body>, preview?: "1") {
  const now = await read();
  return expectOk(put({ ...now, ...changes }, preview));
}

async function opened(id: string) {
  const visit = await ok(app.owner, "getVisit", { params: { id } });
  if (!("expected_pay" in visit)) throw new Error("The owner reads all of a visit");
  return visit;
}
const visitOnThanksgiving = (given: Parameters<typeof bookVisit>[1] = {}) =>
  bookVisit(app, { date: thanksgiving, price: 25, ...given });

test("a rule from a day within what is booked says what it changes, and then changes it", async () => {
  const id = await visitOnThanksgiving();
  const series = await book(app, {
    date: "2026-11-25",
    rrule: "FREQ=DAILY;COUNT=2",
    timeframe: "afternoon",
    price: 25,
  });
  const own = `${series}.${thanksgiving}`;
  await ok(app.owner, "updateOccurrence", {
    params: { id: own },
    body: { occurrence_start: (await opened(own)).occurrence_start, price: 20 },
  });
  const seen = await set({ rules: [holidays] }, "1");
  expect(seen).toMatchObject({ saved: false, version: 0, effect: { visits: 1, change: 10 } });
  expect((await read()).rules).toEqual([]);
  expect(await set({ rules: [holidays] })).toMatchObject({
    saved: true,
    version: 1,
    rules: [holidays],
    effect: { visits: 1, change: 10 },
  });
  expect(await opened(id)).toMatchObject({
    price: 25,
    parts: [{ name: "Thanksgiving", amount: 10 }],
    expected_pay: 20,
  });
  expect(await opened(own)).not.toHaveProperty("parts");
  const { items } = await expectPage(call(app.owner, "listHistory", { query: { kind: "price_rules", limit: 9 } }));
  expect(items.map(({ name, changes }) => [name, changes.map(({ field }) => field)])).toEqual([
    ["Price rules", ["rules"]],
  ]);
});

test("a rule is changed and removed until its first day is over, and then ended; nothing begins or ends in the past", async () => {
  const now = await read();
  const dearer = { ...holidays, charge: { dollars: 12 } };
  expect(await set({ rules: [dearer] }, "1")).toMatchObject({ effect: { visits: 1, change: 2 } });
  expect(await set({ rules: [] }, "1")).toMatchObject({ effect: { visits: 1, change: -10 } });
  const refused = async (changes: Partial<Body>) => (await expectError(put({ ...now, ...changes }))).body.fields;
  expect(await refused({ rules: [{ ...holidays, from: "2026-11-19" }] })).toEqual({
    "rules.0.from": "First day must be today or later",
  });
  app.clock.now = friday + 86_400_000;
  expect(await refused({ rules: [] })).toEqual({ rules: "A rule that has begun is ended, not removed" });
  expect(await refused({ rules: [dearer] })).toEqual({ "rules.0": "A rule that has begun is ended, not changed" });
  app.clock.now = friday;
  const another = { ...holidays, id: "another" };
  expect(await refused({ rules: [holidays, { ...another, from: "2026-11-19" }] })).toEqual({
    "rules.1.from": "First day must be today or later",
  });
  expect(await refused({ rules: [holidays, { ...another, from: "2026-12-02", to: "2026-12-01" }] })).toEqual({
    "rules.1.to": "Ends must not be before its first day",
  });
  app.clock.now = onThanksgiving;
  expect(await refused({ rules: [{ ...holidays, to: "2026-11-25" }] })).toEqual({
    "rules.0.to": "Ends must be today or later",
  });
  app.clock.now = friday;
  const many = Array.from({ length: 40 }, (_, n) => ({ ...another, id: `rule-${n}` }));
  expect(await refused({ rules: [holidays, ...many] })).toEqual({ rules: "Rules must be at most 40 rules" });
  expect(await refused({ rules: [holidays, another, another] })).toEqual({ rules: "Rules must name each rule once" });
});

/** The preview of Ana's invoice up to Thanksgiving, and a line of it. */
async function previewed(id: string) {
  const query = { from: thanksgiving, to: thanksgiving, client_id: app.ana.user.id } as const;
  const { clients } = await ok(app.owner, "previewInvoices", { query });
  const [client] = clients;
  const line = client?.lines.find(({ visit_id }) => visit_id === id);
  if (!client || !line) throw new Error(`${id} is not to be billed`);
  return { client, line };
}

test("done on the holiday, its parts are fixed: charged, paid, shown on preview and invoice, and read by the client", async () => {
  const id = await visitOnThanksgiving();
  app.clock.now = onThanksgiving;
  await expectOk(complete(app.rosa, id));
  // A rule that ends now changes nothing that is done.
  await set({ rules: [{ ...holidays, to: thanksgiving }] });
  expect(await opened(id)).toMatchObject({
    price: 25,
    charge: 35,
    pay: 20,
    parts: [{ name: "Thanksgiving", amount: 10 }],
  });
  const { client, line } = await previewed(id);
  expect(line).toMatchObject({ price: 35, parts: [{ name: "Thanksgiving", amount: 10 }] });
  const lines = client.lines.map(({ visit_id, price }) => ({ visit_id, price }));
  const body = {
    period: { start: thanksgiving, end: thanksgiving },
    due: "2026-12-10",
    clients: [{ client_id: client.client_id, n: client.n, lines }],
  };
  const [made] = await ok(app.owner, "makeInvoices", { body });
  const invoice = await ok(app.owner, "getInvoice", { params: { id: made?.invoice?.id ?? "" } });
  expect(invoice.lines.find(({ visit_id }) => visit_id === id)).toMatchObject({
    price: 35,
    parts: [{ name: "Thanksgiving", amount: 10 }],
  });
  expect(invoice.total).toBe(lines.reduce((sum, { price }) => sum + price, 0));
  const mine = await expectPage(call(app.ana, "myInvoices", { query: { limit: 9 } }));
  expect(mine.items[0]?.items).toContainEqual(
    expect.objectContaining({ type: "walk", price: 35, parts: [{ name: "Thanksgiving", amount: 10 }] }),
  );
  app.clock.now = friday;
  await set({ rules: [holidays] });
});
