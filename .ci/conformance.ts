import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isMoto, motoLacks } from "./moto.ts";
import { staleSkips } from "./stale-skips.ts";

// AWS_ENDPOINT_URL names all three services. A service that no variable names gets its stand-in.
const suites = {
  AWS_ENDPOINT_URL_DYNAMODB: ["packages/local/stand-ins/src/dynamodb/conformance", "packages/storage"],
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: ["packages/local/stand-ins/src/cognito"],
  AWS_ENDPOINT_URL_SNS: ["packages/local/stand-ins/src/sns"],
};
const { env } = process;
const skips: Record<string, string> = {};
for (const [variable, folders] of Object.entries(suites)) {
  const endpoint = env[variable] || env.AWS_ENDPOINT_URL;
  if (!endpoint) continue;
  env[variable] = endpoint;
  if (!(await isMoto(endpoint))) continue;
  const lacks = Object.entries(motoLacks).filter(([name]) => folders.some((folder) => name.startsWith(`${folder}/`)));
  Object.assign(skips, Object.fromEntries(lacks));
  env.CONFORMANCE_OWN_WORDS = "yes";
}
env.CONFORMANCE_SKIPS = JSON.stringify(skips);

// An implementation on this machine ignores these values. A run against AWS sets a profile or keys, and a region.
env.AWS_REGION ??= "us-east-1";
if (!env.AWS_PROFILE) {
  env.AWS_ACCESS_KEY_ID ??= "conformance";
  env.AWS_SECRET_ACCESS_KEY ??= "conformance";
}

const folder = mkdtempSync(join(tmpdir(), "petcare-conformance-"));
const report = join(folder, "vitest.json");
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
// An implementation other than the stand-ins may be slow.
const isAnother = Object.keys(suites).some((variable) => env[variable]);
const timeouts = isAnother ? ["--testTimeout=300000", "--hookTimeout=60000"] : [];
const args = ["run", ...Object.values(suites).flat(), ...timeouts, ...reporters];
const { status } = spawnSync("vitest", args, { stdio: "inherit" });
const stale = staleSkips(JSON.parse(readFileSync(report, "utf8")));
rmSync(folder, { recursive: true });

const skipped = Object.entries(skips);
if (skipped.length > 0) {
  console.log(`Skipped by name, ${skipped.length} tests of what moto lacks (CONFORMANCE_RETRY=1 runs them too):`);
  for (const [name, reason] of skipped) console.log(`  ${name}: ${reason}`);
}
for (const name of stale) console.error(`No such test to skip: ${name}`);
process.exitCode = stale.length > 0 ? 1 : (status ?? 1);
