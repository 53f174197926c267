import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, truncateSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { exportTable } from "@petcare/export";
import { handler as firstOwner } from "@petcare/functions/jobs/first-owner.ts";
import { ok } from "@petcare/functions/testing/call.ts";
import {
  ensureInstallation,
  localCredentials,
  setEnvironment,
  startStandIns,
  startTestInstallation,
} from "@petcare/installation";
import { listPeople, storeUser, userByEmail } from "@petcare/storage";
import { aClient, anAuthor } from "@petcare/storage/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { seed } from "./demo/seed.ts";

const folder = mkdtempSync(join(tmpdir(), "petcare-import-"));
const file = join(folder, "export", "export.zip");
beforeAll(async () => {
  const standIns = await startStandIns({ passwordCost: 16 });
  const restore = setEnvironment({ ...localCredentials, ...standIns.environment });
  const installation = await ensureInstallation();
  await seed(installation, { now: 1, empty: true });
  await storeUser(installation.db, aClient(), anAuthor());
  await exportTable(installation.db, { folder: join(folder, "export"), now: 1 });
  installation.close();
  restore();
  await standIns.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The exit code of `npm run import`, and what it prints. */
const imported = (path: string, dataDir: string) => run(path, { DATA_DIR: join(folder, dataDir) });

async function run(path: string, given: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, ...given };
  const command = promisify(execFile)(process.execPath, [join(import.meta.dirname, "import.ts"), path], { env });
  return command.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }) => ({ code, output: stderr }),
  );
}

test("an export fills a new installation of this machine, once", async () => {
  expect(await imported(file, "new")).toEqual({
    code: 0,
    output: expect.stringMatching(/^4 records are imported\. Kate Corrigan signs in as owner@example\.com;/),
  });
  expect(await imported(file, "new")).toEqual({
    code: 1,
    output: expect.stringMatching(/^The table is not empty\. /),
  });
});

test("an export fills a deployed installation, whose owner keeps its address and sets a password", async () => {
  const installation = await startTestInstallation();
  const email = "kate@harborandhound.com";
  vi.stubEnv("OWNER_EMAIL", email);
  await firstOwner();
  const isOfDeployment = ([name]: [string, unknown]) => /^(AWS_|TABLE_NAME$|USER_POOL_ID$)/.test(name);
  const deployment = Object.fromEntries(Object.entries(process.env).filter(isOfDeployment));
  expect(await run(file, deployment)).toEqual({
    code: 0,
    output: `4 records are imported. Kate Corrigan signs in as ${email}; everybody else is invited again.\n`,
  });
  expect((await listPeople(installation.db, "clients")).map(({ id }) => id)).toEqual([aClient().id]);
  const owner = await userByEmail(installation.db, email);
  expect(owner?.role).toBe("admin");
  await ok(undefined, "forgotPassword", { body: { email } });
  expect(installation.emails().map(({ to }) => to)).toEqual([email]);
  vi.unstubAllEnvs();
  await installation.close();
});

test("a file that is broken or not there is answered in words, and begins nothing", async () => {
  const broken = join(folder, "broken.zip");
  await copyFile(file, broken);
  truncateSync(broken, 1000);
  expect((await imported(broken, "other")).output).toMatch(
    /broken\.zip cannot be imported, and the table is as it was\. /,
  );
  const output = "Please name a file that is there: npm run import -- FILE\n";
  expect(await imported(join(folder, "none.zip"), "untouched")).toEqual({ code: 1, output });
  expect(existsSync(join(folder, "untouched"))).toBe(false);
});
