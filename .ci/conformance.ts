import { spawnSync } from "node:child_process";
import { lacksOf, needs } from "./needs.ts";

// AWS_ENDPOINT_URL names all three services. A service that no variable names gets its stand-in.
const suites = {
  AWS_ENDPOINT_URL_DYNAMODB: ["packages/local/stand-ins/src/dynamodb/conformance", "packages/storage"],
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: ["packages/local/stand-ins/src/cognito"],
  AWS_ENDPOINT_URL_SNS: ["packages/local/stand-ins/src/sns"],
};
const { env } = process;
const lacks = new Set<string>();
for (const variable of Object.keys(suites)) {
  const endpoint = env[variable] || env.AWS_ENDPOINT_URL;
  if (!endpoint) continue;
  env[variable] = endpoint;
  for (const one of await lacksOf(endpoint)) lacks.add(one);
}
if (lacks.size > 0) env.CONFORMANCE_OWN_WORDS = "yes";

// An implementation on this machine ignores these values. A run against AWS sets a profile or keys, and a region.
env.AWS_REGION ??= "us-east-1";
if (!env.AWS_PROFILE) {
  env.AWS_ACCESS_KEY_ID ??= "conformance";
  env.AWS_SECRET_ACCESS_KEY ??= "conformance";
}

// An implementation other than the stand-ins may be slow.
const isAnother = Object.keys(suites).some((variable) => env[variable]);
const timeouts = isAnother ? ["--testTimeout=300000", "--hookTimeout=60000"] : [];
const without = [...lacks].map((one) => `--tags-filter=!${one}`);
const folders = process.argv.length > 2 ? process.argv.slice(2) : Object.values(suites).flat();
const { status } = spawnSync("vitest", ["run", ...folders, ...without, ...timeouts], { stdio: "inherit" });

for (const [need, means] of Object.entries(needs)) {
  if (lacks.has(need)) console.log(`Left out: tests with the tag ${need} (${means}).`);
}
process.exitCode = status ?? 1;
