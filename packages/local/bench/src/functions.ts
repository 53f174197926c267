import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleFunctions } from "@petcare/functions/bundle.ts";
import { build } from "esbuild";
import { median } from "./measure.ts";
import { kibibytes, type Row, times } from "./row.ts";

const rounds = 15;
const maxBytes = 360 * 1024;

/** Each function's bundle size, and its start-up time divided by that of a bare handler with the DynamoDB client. */
export async function functionRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "petcare-bench-"));
  try {
    const bundles = await bundleFunctions({ outdir: folder });
    const bare = await bundleBare(folder);
    return [...bundles].flatMap(([handler, file]) => {
      const bytes = statSync(file).size;
      const startUp = median(Array.from({ length: rounds }, () => startUpOf(file) / startUpOf(bare)));
      return [
        { what: `${handler}: bundle`, figure: kibibytes(bytes), target: "≤ 360 KiB", met: bytes <= maxBytes },
        { what: `${handler}: start-up ÷ bare`, figure: times(startUp), target: "≤ 1.05×", met: startUp <= 1.05 },
      ];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bundleBare(folder: string): Promise<string> {
  const source = join(folder, "bare.ts");
  const outfile = join(folder, "bare.mjs");
  writeFileSync(
    source,
    `import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
     import { DynamoDBDocumentClient, GetCommand } from "@aws-sdk/lib-dynamodb";
     const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
     export const handler = (event) => client.send(new GetCommand(event));`,
  );
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    minify: true,
    platform: "node",
    format: "esm",
    target: "node24",
    mainFields: ["module", "main"],
    nodePaths: [join(import.meta.dirname, "../../../../node_modules")],
    logLevel: "error",
  });
  return outfile;
}

/** Seconds of a Node process that loads the bundle and exits. Throws if it fails. */
function startUpOf(file: string): number {
  const start = process.hrtime.bigint();
  const { status } = spawnSync(process.execPath, [file], {
    stdio: "ignore",
    env: { ...process.env, AWS_REGION: "us-east-1" },
  });
  if (status !== 0) throw new Error(`${file} does not load`);
  return Number(process.hrtime.bigint() - start) / 1e9;
}
