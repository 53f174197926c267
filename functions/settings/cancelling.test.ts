import { expect, test } from "vitest";
import { type BodyFor, call, expectError, expectOk, fieldsOf, ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

type Body = BodyFor<"setPriceRules">;

const services: Body["rules"][number]["services"] = ["25", "visit", "overnight", "other"];
const read = () => ok(app.owner, "getPriceRules");
const put = (body: Body) => call(app.owner, "setPriceRules", { query: {}, body });
async function set(changes: Partial<Body>) {
  const now = await read();
  return expectOk(put({ ...now, ...changes }));
}

test("what cancelling costs is stored with the rules, is in their history, and stays where a request leaves it out", async () => {
  const row = { services, on: "holidays", hours: 168, charge: "half", pay: "nothing" } as const;
  expect(await set({ cancelling: [row] })).toMatchObject({ cancelling: [row], saved: true, effect: { visits: 0 } });
  const { cancelling, ...former } = await read();
  expect(cancelling).toEqual([row]);
  const told = await ok(app.owner, "listHistory", { query: { kind: "price_rules" } });
  expect(told.flatMap(({ changes }) => changes.map(({ field }) => field))).toContainEqual(
    expect.stringMatching(/^cancelling/),
  );
  await expectOk(put({ ...former, holidays: [] }));
  expect(await read()).toMatchObject({ cancelling: [row], holidays: [] });
  await set({ cancelling: [] });
  expect((await read()).cancelling).toEqual([]);
});

test("a row of what cancelling costs that cannot be is refused by its field", async () => {
  const row = { services, on: "all", hours: 24, charge: "half", pay: "half" } as const;
  const refused = async (wrong: object) => {
    const now = await read();
    return (await expectError(put({ ...now, cancelling: [{ ...row, ...wrong }] as never }))).body.fields;
  };
  expect(await refused({ hours: 0 })).toEqual({ "cancelling.0.hours": "Cancelling must be at least 1 (number 1)" });
  expect(await refused({ hours: 721 })).toEqual({ "cancelling.0.hours": "Cancelling must be at most 720 (number 1)" });
  expect(await refused({ on: "sundays" })).toEqual({
    "cancelling.0.on": "Cancelling must be all, holidays or ordinary (number 1)",
  });
  expect(await refused({ charge: "amount" })).toEqual({
    "cancelling.0.charge": "Cancelling must be nothing, half or all (number 1)",
  });
  expect(await refused({ services: [] })).toEqual({
    "cancelling.0.services": "Cancelling must name a service (number 1)",
  });
  const now = await read();
  expect(await fieldsOf(put({ ...now, cancelling: Array(21).fill(row) }))).toEqual({
    cancelling: "Cancelling must be at most 20 rows",
  });
});
