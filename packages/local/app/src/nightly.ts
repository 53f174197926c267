import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { awsEnvironment, ensureInstallation, setEnvironment, startStandIns } from "@petcare/installation";
import { bundledFunctions } from "./functions.ts";
import { addressFile, dataDirOf } from "./paths.ts";

// npm run nightly: runs the nightly job once. Only one process can open the data, so a running application runs it.
const dataDir = dataDirOf(process.env);
const result = (await askRunning()) ?? (await runAlone());
console.log(`The nightly job is done: ${JSON.stringify(result)}`);

async function askRunning(): Promise<unknown> {
  const address = await readFile(addressFile(dataDir), "utf8").catch(() => undefined);
  // The address of a killed application stays behind.
  const response = address && (await fetch(`${address}/dev/nightly`, { method: "POST" }).catch(() => undefined));
  if (!response) return undefined;
  if (!response.ok) throw new Error(`The running application answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function runAlone(): Promise<unknown> {
  const standIns = await startStandIns({ dataDir, given: process.env });
  try {
    setEnvironment({ ...awsEnvironment(process.env), ...standIns.environment });
    const installation = await ensureInstallation();
    setEnvironment(installation.environment);
    installation.close();
    const functions = await bundledFunctions(join(dataDir, "functions"));
    return await functions.nightly();
  } finally {
    await standIns.close();
  }
}
