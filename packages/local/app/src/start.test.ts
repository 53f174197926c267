import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { demoPassword } from "./demo/accounts.ts";

const dataDir = mkdtempSync(join(tmpdir(), "petcare-"));
const running = new Set<ChildProcess>();
afterAll(async () => {
  await Promise.all([...running].map(kill));
  rmSync(dataDir, { recursive: true, force: true });
});

interface Started {
  process: ChildProcess;
  url: string;
}

const run = (script: string, parameters: string[] = [], environment: NodeJS.ProcessEnv = {}) =>
  launch(process.execPath, [join(import.meta.dirname, script), ...parameters], environment);

function launch(program: string, parameters: string[], environment: NodeJS.ProcessEnv): ChildProcess {
  const env = { ...withoutAws(process.env), PORT: "0", DATA_DIR: dataDir, ...environment };
  const child = spawn(program, parameters, { env });
  running.add(child);
  child.once("close", () => running.delete(child));
  return child;
}

const withoutAws = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("AWS_")));

/** Resolves when the application prints its address. */
async function start(child = run("start.ts", ["--no-web"])): Promise<Started> {
  child.stderr?.pipe(process.stderr);
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const url = / is at (http:\S+)$/.exec(line)?.[1];
    if (url) return { process: child, url };
  }
  throw new Error("It ended without having started");
}

/** Resolves to the output and exit code of a command. */
async function ended(child: ChildProcess): Promise<{ code: unknown; output: string }> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  return { code, output };
}

async function kill(child: ChildProcess): Promise<void> {
  const closed = once(child, "close");
  child.kill("SIGKILL");
  await closed;
}

async function call<Answer>(url: string, token?: string, body?: unknown): Promise<Answer> {
  const response = await fetch(url, {
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

const signIn = (url: string, email: string) =>
  call<{ token: string; role: string }>(`${url}/api/login`, undefined, { email, password: demoPassword });

test("every demo account signs in, and what is written outlives kill -9", async () => {
  const first = await start();
  const { token } = await signIn(first.url, "owner@example.com");
  expect((await signIn(first.url, "walker@example.com")).role).toBe("walker");
  expect((await signIn(first.url, "client@example.com")).role).toBe("client");
  expect((await signIn(first.url, "household@example.com")).role).toBe("client");
  const [client] = await call<{ id: string }[]>(`${first.url}/api/clients`, token);
  const [walker] = await call<{ id: string }[]>(`${first.url}/api/walkers`, token);
  const booking = { date: "2031-05-05", timeframe: "morning", service_type: "25" };
  const people = { client_id: client?.id, walker_id: walker?.id };
  const { id } = await call<{ id: string }>(`${first.url}/api/schedules`, token, { ...booking, ...people });
  const beside = await ended(run("start.ts", ["--no-web"]));
  expect(beside).toMatchObject({ code: 1, output: expect.stringContaining("is in use") });
  const elsewhere = { DATA_DIR: join(dataDir, "other"), PORT: new URL(first.url).port };
  const busy = await ended(run("start.ts", ["--no-web"], elsewhere));
  expect(busy).toMatchObject({ code: 1, output: expect.stringContaining(`Port ${elsewhere.PORT} is in use`) });
  await kill(first.process);

  const second = await start();
  const week = `${second.url}/api/schedules?start=2031-05-05&end=2031-05-06`;
  expect(await call(week, token)).toContainEqual(expect.objectContaining({ schedule_id: id, timeframe: "morning" }));
  const night = await ended(run("nightly.ts"));
  expect(night).toMatchObject({ code: 0, output: expect.stringMatching(/"visits":\d+/) });
  second.process.kill("SIGTERM");
  expect(await once(second.process, "close")).toEqual([0, null]);

  const alone = await ended(run("nightly.ts"));
  expect(alone).toMatchObject({ code: 0, output: expect.stringMatching(/"visits":\d+/) });
});

test("it ends with the npm that started it, which hands no SIGTERM on", async () => {
  const command = `"${process.execPath}" "${join(import.meta.dirname, "start.ts")}" --no-web --empty; true`;
  const environment = { npm_lifecycle_event: "start", DATA_DIR: join(dataDir, "npm") };
  const { process: shell } = await start(launch("sh", ["-c", command], environment));
  shell.kill("SIGKILL");
  // The application shares the shell's output, which therefore closes only when both have ended.
  expect(await once(shell, "close")).toEqual([null, "SIGKILL"]);
});
