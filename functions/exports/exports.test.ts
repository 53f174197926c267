import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, test, vi } from "vitest";
import { handler as exportTable } from "../jobs/export-table.ts";
import { runtime } from "../shared/runtime.ts";
import { call, ok } from "../testing/call.ts";
import { interceptCalls } from "../testing/calls.ts";
import { clearing } from "../testing/clear-table.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";

const minute = 60_000;
vi.spyOn(runtime, "pause").mockResolvedValue(undefined);
// Links are as old as the machine's clock makes them.
const started = Date.now();
const app = await startSignedInApp({ clock: { now: started } });
silenceLog();
const clear = await clearing(app);
beforeEach(async () => {
  app.clock.now = started;
  await clear();
});

const ask = (id: string) => ok(app.owner, "createExport", { body: { id } });
const list = () => ok(app.owner, "listExports");
/** The exports whose job has been called, in order. */
const called = () => app.installation.invocations().map(({ event }) => (event as { id: string }).id);

test("one request makes an export of everything, which its link gives to the owner", async () => {
  const requested = await ask("first");
  expect(requested).toMatchObject({ id: "first", status: "waiting", by: { name: "Kate Corrigan" }, link: null });
  expect(app.installation.invocations().at(-1)).toEqual({ name: "export", event: { id: "first" } });

  await exportTable({ id: "first" });
  const [made] = await list();
  expect(made).toMatchObject({ id: "first", status: "done", fault: null });
  const answer = await fetch(made?.link ?? "");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="export-\d{4}-\d\d-\d\d\.zip"$/);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes).toHaveLength(made?.bytes ?? -1);
  const files = unzipSync(bytes);
  const lines = strFromU8(files["data/people.jsonl"] ?? new Uint8Array()).split("\n");
  expect(lines.filter((line) => line.includes("Ana Reyes"))).toHaveLength(1);
  expect(JSON.parse(strFromU8(files["manifest.json"] ?? new Uint8Array())).exported_at).toBe(
    new Date(started).toISOString(),
  );
});

test("the same request again begins no second one, nor does the job when it is called again", async () => {
  await ask("again");
  await exportTable({ id: "again" });
  const before = await list();
  expect(await ask("again")).toEqual(before[0]);
  app.clock.now += minute;
  await exportTable({ id: "again" });
  const [after] = await list();
  expect({ ...after, link: "" }).toEqual({ ...before[0], link: "" });
});

test("a request that died before it called the job calls it when it is sent again", async () => {
  const stop = interceptCalls(async ({ name }, send) => {
    if (name === "Invoke") throw new Error("Lambda cannot be reached");
    return send();
  });
  expect((await call(app.owner, "createExport", { body: { id: "unlucky" } })).status).toBe(500);
  stop();
  expect(called()).not.toContain("unlucky");
  await ask("unlucky");
  expect(called().at(-1)).toBe("unlucky");
});

test("a job that fails says so, and one that dies is given up after a quarter of an hour", async () => {
  await ask("failing");
  const stop = interceptCalls(async ({ name }, send) => {
    if (name === "Scan") throw new Error("The table cannot be reached");
    return send();
  });
  await expect(exportTable({ id: "failing" })).rejects.toThrow("The table cannot be reached");
  stop();
  expect((await list())[0]).toMatchObject({ status: "failed", link: null });

  app.clock.now += minute;
  await ask("dying");
  expect((await ask("later")).id).toBe("dying");
  app.clock.now += 17 * minute;
  expect((await list())[0]).toMatchObject({ id: "dying", status: "failed" });
  expect((await ask("later")).id).toBe("later");
});
