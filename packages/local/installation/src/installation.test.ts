import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startStandIns } from "./stand-ins.ts";

test("data of this version is opened again; that of an earlier one is refused, and left as it is", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "petcare-form-"));
  await (await startStandIns({ dataDir, passwordCost: 16 })).close();
  await (await startStandIns({ dataDir, passwordCost: 16 })).close();
  for (const unmarked of [() => writeFile(join(dataDir, "form"), "2"), () => rm(join(dataDir, "form"))]) {
    await unmarked();
    await expect(startStandIns({ dataDir })).rejects.toMatchObject({ code: "DATA_OUTDATED" });
  }
  await rm(dataDir, { recursive: true });
});
