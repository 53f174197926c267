import { spawnSync } from "node:child_process";

// AWS_ENDPOINT_URL stands for the three services; what it does not name is the embedded stand-in.
const { AWS_ENDPOINT_URL } = process.env;
if (AWS_ENDPOINT_URL) {
  process.env.AWS_ENDPOINT_URL_DYNAMODB ??= AWS_ENDPOINT_URL;
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ??= AWS_ENDPOINT_URL;
  process.env.AWS_ENDPOINT_URL_SNS ??= AWS_ENDPOINT_URL;
}
// An implementation on this machine looks at neither; AWS itself is given a profile or keys, and a region.
process.env.AWS_REGION ??= "us-east-1";
if (!process.env.AWS_PROFILE) {
  process.env.AWS_ACCESS_KEY_ID ??= "conformance";
  process.env.AWS_SECRET_ACCESS_KEY ??= "conformance";
}
const suites = ["dynamodb/conformance", "cognito", "sns"].map((suite) => `packages/local/src/${suite}`);
const { status } = spawnSync("vitest", ["run", ...suites, "packages/storage"], { stdio: "inherit" });
process.exitCode = status ?? 1;
