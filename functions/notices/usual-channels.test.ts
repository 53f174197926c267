import { changeNotices, getNoticeSettings, getNotices, setNoticeSettings } from "@petcare/contract";
import { expect, test } from "vitest";
import { call, expectOk } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { Telling } from "../testing/telling.ts";

const app = await startSignedInApp();
const telling = new Telling(app);
const heard = async (who: typeof app.ana, kind: string) =>
  (await expectOk(call(who, getNotices))).kinds.find((one) => one.kind === kind)?.channels;

test("the owner's usual channels of a kind hold for a role, until somebody chooses for themselves", async () => {
  await expectOk(call(app.priya, changeNotices, { body: { kind: "week", channels: ["push"] } }));
  await telling.set({ on: true, defaults: [{ role: "client", kind: "week", channels: ["email"] }] });
  expect(await heard(app.ana, "week")).toEqual(["email"]);
  expect(await heard(app.priya, "week")).toEqual(["push"]);
  expect(await heard(app.rosa, "week")).toEqual(["email", "push"]);
  expect((await expectOk(call(app.owner, getNoticeSettings))).defaults).toEqual([
    { role: "client", kind: "week", channels: ["email"] },
  ]);
  await telling.set({ defaults: [] });
  expect(await heard(app.ana, "week")).toEqual([]);
});

test("a kind of a role has one usual choice", async () => {
  const { on_since, ...settings } = await expectOk(call(app.owner, getNoticeSettings));
  const one = { role: "walker" as const, kind: "week" as const, channels: [] };
  const body = { ...settings, defaults: [one, one] };
  expect(await call(app.owner, setNoticeSettings, { body })).toMatchObject({
    status: 400,
    body: { fields: { defaults: "Usual channels must name each kind of a role once" } },
  });
});
