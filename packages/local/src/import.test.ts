import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { exportTable } from "@petcare/export";
import { ensureInstallation, localCredentials, setEnvironment, startStandIns } from "@petcare/installation";
import { storeUser } from "@petcare/storage";
import { aClient, anAuthor } from "@petcare/storage/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
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
async function imported(path: string, dataDir: string): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, dataDir) };
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

test("a broken file is told by its fault, and no file by how to name one", async () => {
  const broken = join(folder, "broken.zip");
  await copyFile(file, broken);
  truncateSync(broken, 1000);
  expect(await imported(broken, "other")).toEqual({
    code: 1,
    output: expect.stringMatching(/broken\.zip cannot be imported, and nothing was written\. /),
  });
  expect((await imported("", "other")).output).toContain("npm run import -- FILE");
});
