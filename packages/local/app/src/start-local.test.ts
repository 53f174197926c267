import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalApp, startLocal } from "./start-local.ts";

const dataDir = mkdtempSync(join(tmpdir(), "petcare-"));
const options = { port: 0, dataDir, empty: true, web: false };
const environment = { ...process.env };
let app: LocalApp;
beforeAll(async () => {
  app = await startLocal(options);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const signIn = () =>
  fetch(`${app.url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(app.accounts[0]),
  });

test("an empty installation has its owner's account alone, and it signs in", async () => {
  expect(app.accounts).toEqual([{ role: "owner", email: "owner@example.com", password: "Bellmore-2026" }]);
  expect(await (await signIn()).json()).toEqual({ token: expect.any(String), role: "admin" });
});

test("the local pages are there", async () => {
  expect(await (await fetch(`${app.url}/dev`)).text()).toContain("owner@example.com");
  expect(await (await fetch(`${app.url}/dev/sms`)).json()).toEqual([]);
  const night = await fetch(`${app.url}/dev/nightly`, { method: "POST" });
  expect(await night.json()).toEqual({ series: 0, visits: 0 });
});

test("the link of an invite leads to this application", async () => {
  const { token } = (await (await signIn()).json()) as { token: string };
  const send = async (path: string, body: object): Promise<{ id: string }> =>
    (
      await fetch(`${app.url}/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
    ).json() as Promise<{ id: string }>;
  const { id } = await send("/walkers", { id: "walker-of-this-test-01", name: "Wanda Walker" });
  expect(await send(`/people/${id}/invite`, { replaces: null })).toMatchObject({
    link: expect.stringContaining(`${app.url}/signup/walker?code=`),
  });
});

test("it starts again on its data in the same process, and leaves the environment as it was", async () => {
  await app.close();
  expect(process.env).toEqual(environment);
  app = await startLocal(options);
  expect((await signIn()).status).toBe(200);
});

test("a busy port is reported before anything is touched", async () => {
  await expect(startLocal({ ...options, port: Number(new URL(app.url).port) })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
  expect((await signIn()).status).toBe(200);
});
