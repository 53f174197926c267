import { expect, test } from "vitest";
import { type BodyFor, call, expectOk, expectPage, fieldsOf, ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const read = () => ok(app.owner, "getTaxes");
const set = (body: BodyFor<"setTaxes">) => call(app.owner, "setTaxes", { body });

const nassau = { id: "nassau", name: "Nassau", milli: 8625, from: "2026-12-01" } as const;
const services = ["25" as const, "visit" as const];
const body = { rates: [nassau], services, cancelled: false };

test("nothing is taxed until the owner sets a rate, and each change has its history", async () => {
  expect(await read()).toEqual({
    rates: [],
    services: ["25", "visit", "overnight", "other"],
    cancelled: false,
    version: 0,
  });
  expect(await expectOk(set({ ...body, version: 0 }))).toEqual({ ...body, version: 1 });
  expect(await read()).toEqual({ ...body, version: 1 });
  const { items } = await expectPage(call(app.owner, "listHistory", { query: { kind: "taxes", limit: 9 } }));
  expect(items[0]).toMatchObject({ about: "taxes", name: "Sales tax" });
  expect(items[0]?.changes).toContainEqual({ field: "rates", from: null, to: [nassau] });
});

test.each([
  [
    "a rate of 100 %",
    { rates: [{ ...nassau, milli: 100_000 }] },
    "rates.0.milli",
    "Rates must be below 100 % (number 1)",
  ],
  ["a rate below 0 %", { rates: [{ ...nassau, milli: -1 }] }, "rates.0.milli", "Rates must be at least 0 % (number 1)"],
  [
    "four decimals",
    { rates: [{ ...nassau, milli: 8625.5 }] },
    "rates.0.milli",
    "Rates must be a percentage of at most three decimals (number 1)",
  ],
  ["a rate without a name", { rates: [{ ...nassau, name: " " }] }, "rates.0.name", "Name the rate (number 1)"],
  ["a day twice", { rates: [nassau, nassau] }, "rates", "Rates must name each day of a rate once"],
  [
    "41 rates",
    { rates: Array.from({ length: 41 }, (_, index) => ({ ...nassau, id: `rate-${index}` })) },
    "rates",
    "Rates must be at most 40 rates",
  ],
])("refused: %s", async (_what, wrong, field, message) => {
  const { version } = await read();
  expect(await fieldsOf(set({ ...body, version, ...wrong }))).toMatchObject({ [field]: message });
});

const client = () => ok(app.owner, "getClient", { params: { id: app.ana.user.id } });
const change = async (tax: BodyFor<"changeClient">["tax"]) => {
  const { id, version } = await client();
  return call(app.owner, "changeClient", { params: { id }, body: { version, tax } });
};

test("a client has the first rate, another one, or none with a reason", async () => {
  expect(await client()).not.toHaveProperty("tax");
  expect(await expectOk(change({ rate: "nassau" }))).toMatchObject({ tax: { rate: "nassau" } });
  const exempt = { exempt: "A shelter", certificate: "ST-119.1" };
  expect(await expectOk(change(exempt))).toMatchObject({ tax: exempt });
  expect(await expectOk(change({ exempt: "A shelter", certificate: "" }))).toMatchObject({
    tax: { exempt: "A shelter", certificate: null },
  });
  expect(await expectOk(change(null))).not.toHaveProperty("tax");
});

test("who pays no tax has a reason", async () => {
  expect(await fieldsOf(change({ exempt: " " }))).toMatchObject({ "tax.exempt": "Say why no sales tax is charged" });
});
