import { expect, test } from "vitest";
import { ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { Telling } from "../testing/telling.ts";

const app = await startSignedInApp();
const telling = new Telling(app);
const heard = async (who: typeof app.ana, kind: string) =>
  (await ok(who, "getNotices")).kinds.find((one) => one.kind === kind)?.channels;

test("the owner's usual channels of a kind hold for a role, until somebody chooses for themselves", async () => {
  await ok(app.priya, "changeNotices", { body: { kind: "week", channels: ["push"] } });
  await telling.set({ on: true, defaults: [{ role: "client", kind: "week", channels: ["email"] }] });
  expect(await heard(app.ana, "week")).toEqual(["email"]);
  expect(await heard(app.priya, "week")).toEqual(["push"]);
  expect(await heard(app.rosa, "week")).toEqual(["email", "push"]);
  expect((await ok(app.owner, "getNoticeSettings")).defaults).toEqual([
    { role: "client", kind: "week", channels: ["email"] },
  ]);
  await telling.set({ defaults: [] });
  expect(await heard(app.ana, "week")).toEqual([]);
});
