import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { bundleFunctions, maxBundleBytes } from "@petcare/functions/bundle.ts";
import { median } from "./measure.ts";
import { kibibytes, type Row, times } from "./row.ts";

/** Start-ups of each bundle, by turns. The least of them is the one that the machine disturbed least. */
const rounds = 8;
/** The functions that everybody waits for. */
const first = ["health/ping", "auth/login"];
/** The client of S3 takes a third of a start-up. */
const mostOfAll = 1.6;
const bare = "bare/get-item";

/**
 * Each function's bundle size, and its start-up divided by that of a bare handler with the DynamoDB client, bundled as
 * the functions are. A start-up is the CPU time of a Node process until it has loaded the bundle.
 */
export async function functionRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "petcare-bench-"));
  try {
    const bundles = await bundleFunctions({ outdir: folder });
    const bareFile = await bundleBare(folder);
    const startUps = startUpsOf([bareFile, ...bundles.values()]);
    const startUp = (file: string) => (startUps.get(file) ?? NaN) / (startUps.get(bareFile) ?? NaN);
    const ratios = [...bundles].map(([handler, file]) => ({ handler, file, startUp: startUp(file) }));
    const sorted = ratios.map(({ startUp }) => startUp).sort((a, b) => a - b);
    const worst = sorted.at(-1) ?? NaN;
    return [
      ...ratios.flatMap(({ handler, file, startUp }) => {
        const bytes = statSync(file).size;
        const most = first.includes(handler) ? 1.05 : mostOfAll;
        return [
          row(`${handler}: bundle`, kibibytes(bytes), "≤ 640 KiB", bytes <= maxBundleBytes),
          row(`${handler}: start-up ÷ bare`, times(startUp), `≤ ${most.toFixed(2)}×`, startUp <= most),
        ];
      }),
      row("all functions: start-up ÷ bare, the median", times(median(sorted)), "≤ 1.10×", median(sorted) <= 1.1),
      row("all functions: start-up ÷ bare, the worst", times(worst), `≤ ${mostOfAll.toFixed(2)}×`, worst <= mostOfAll),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const row = (what: string, figure: string, target: string, met: boolean): Row => ({ what, figure, target, met });

/** Bundles the bare handler with the functions' own bundler. */
async function bundleBare(folder: string): Promise<string> {
  const source = join(folder, "source");
  const file = join(source, `${bare}.ts`);
  mkdirSync(dirname(file), { recursive: true });
  symlinkSync(join(import.meta.dirname, "../../../../node_modules"), join(source, "node_modules"));
  writeFileSync(
    file,
    [
      'import { DynamoDBClient } from "@aws-sdk/client-dynamodb";',
      'import { DynamoDBDocumentClient, GetCommand } from "@aws-sdk/lib-dynamodb";',
      "const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));",
      "export const handler = (event) => client.send(new GetCommand(event));",
    ].join("\n"),
  );
  const bundles = await bundleFunctions({ outdir: join(folder, "own"), source, handlers: [bare] });
  return bundles.get(bare) ?? "";
}

/** File → the least CPU time of a process that loads it, in microseconds. Throws where one does not load. */
function startUpsOf(files: readonly string[]): Map<string, number> {
  const least = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const file of files) least.set(file, Math.min(least.get(file) ?? Number.POSITIVE_INFINITY, startUpOf(file)));
  }
  return least;
}

const load = `await import(process.argv[1]);
const { user, system } = process.cpuUsage();
process.stdout.write(String(user + system));
process.exit();`;

function startUpOf(file: string): number {
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", load, file], {
    encoding: "utf8",
    env: { ...process.env, AWS_REGION: "us-east-1" },
  });
  if (status !== 0) throw new Error(`${file} does not load`);
  return Number(stdout);
}
