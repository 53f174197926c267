import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints, jobs } from "@petcare/contract";
import { build, type Metafile, stop } from "esbuild";
import { detailsIn } from "./bundle-calls.ts";
import {
  builtinModules,
  emptyEndpointCache,
  leftOutOnDemand,
  leftOutUnread,
  pureDocumentClient,
} from "./bundle-plugins.ts";

interface BundleOptions {
  /** The folder for the bundles: `<outdir>/<capability>/<verb-noun>/index.mjs`, with `calls.json` beside the folders. */
  outdir: string;
  /** The folder of the handlers; by default this one. */
  source?: string;
  /** `<capability>/<verb-noun>` of each function; by default the contract's. */
  handlers?: readonly string[];
}

/** The last file that bundling writes. */
export const callsFile = "calls.json";

/** The most bytes of a bundle, because start-up time grows with them. The S3 client alone takes a quarter. */
export const maxBundleBytes = 640 * 1024;

const handlersOfContract = [...endpoints, ...jobs].map(({ handler }) => handler);

/** Maps handlers to the paths of their bundles. */
export const bundlesIn = (outdir: string, handlers: readonly string[] = handlersOfContract): Map<string, string> =>
  new Map(handlers.map((handler) => [handler, join(outdir, handler, "index.mjs")]));

/** The number of functions in one esbuild call. Each takes 20 MB; each call reads the shared modules again. */
const atOnce = 57;

/**
 * Bundles every function of the contract, some of them in each esbuild call.
 * `calls.json` lists the AWS operations that are left in each bundle (`dynamodb:GetItem`), with the indexes of its queries
 * (`dynamodb:Query/walker`) and the writes of its transactions (`dynamodb:TransactWriteItems/Put`). Permissions are made from it.
 * @returns handler → bundle
 * @throws Error if a route has no handler, or a handler no route; or when a query's index is not written out
 */
export async function bundleFunctions({
  outdir,
  source = import.meta.dirname,
  handlers = handlersOfContract,
}: BundleOptions): Promise<Map<string, string>> {
  matchHandlers(source, handlers);
  const outputs: Metafile["outputs"] = {};
  for (let at = 0; at < handlers.length; at += atOnce) {
    Object.assign(outputs, await outputsOf(handlers.slice(at, at + atOnce), source, outdir));
  }
  writeFileSync(join(outdir, callsFile), `${JSON.stringify(callsByHandler(outputs, source), null, 2)}\n`);
  return bundlesIn(outdir, handlers);
}

async function outputsOf(handlers: readonly string[], source: string, outdir: string): Promise<Metafile["outputs"]> {
  // Ending esbuild's process spares it from clearing its memory, a fifth of its time.
  const { GOGC } = process.env;
  process.env.GOGC ??= "off";
  const { metafile } = await build({
    absWorkingDir: source,
    entryPoints: Object.fromEntries(handlers.map((handler) => [`${handler}/index`, `${handler}.ts`])),
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    minify: true,
    legalComments: "none",
    format: "esm",
    platform: "node",
    target: "node24",
    mainFields: ["module", "main"],
    plugins: [
      builtinModules,
      pureDocumentClient,
      emptyEndpointCache,
      leftOutOnDemand(neverLoaded),
      leftOutUnread(definitions),
    ],
    // Our code imports rrule's default export, which only Node's loading of its CommonJS build has.
    logOverride: { "import-is-undefined": "silent" },
    metafile: true,
  });
  await stop();
  if (GOGC === undefined) delete process.env.GOGC;
  return metafile.outputs;
}

/** Checks that each route has a handler, and each handler a route. A handler is a file that exports `handler`. */
function matchHandlers(source: string, handlers: readonly string[]): void {
  const files = globSync("*/*.ts", { cwd: source, exclude: ["shared/**", "node_modules/**", "**/*.test.ts"] });
  const found = files
    .filter((file) =>
      /^export (const|async function|function) handler\b/m.test(readFileSync(join(source, file), "utf8")),
    )
    .map((file) => file.slice(0, -".ts".length));
  const complaints = [
    ...handlers
      .filter((handler) => !found.includes(handler))
      .map((handler) => `the route of ${handler} has no handler`),
    ...found.filter((handler) => !handlers.includes(handler)).map((handler) => `the handler ${handler} has no route`),
  ];
  if (complaints.length > 0) throw new Error(`Contract and functions differ: ${complaints.join("; ")}`);
}

/**
 * Lists modules that the SDK imports on demand and never needs here: the credentials are in the environment, where it looks
 * first, and none of our operations is an event stream. They would be 40% of a bundle's size and start-up time.
 */
const neverLoaded = [
  "@aws-sdk/credential-provider-http",
  "@aws-sdk/credential-provider-ini",
  "@aws-sdk/credential-provider-process",
  "@aws-sdk/credential-provider-sso",
  "@aws-sdk/credential-provider-web-identity",
  "@smithy/core/event-streams",
  "@smithy/credential-provider-imds",
];

/** Matches the packages whose modules have no side effects. */
const definitions = /\/packages\/(contract|domain|export|storage)\/src\/.*\.ts$/;

/** Finds the AWS operation that a module makes: the SDK has one module for each. S3's are told apart by modules of shared/s3. */
function callIn(file: string): string | undefined {
  const [, client = "", operation] = /@aws-sdk\/client-([\w-]+)\/.*\/commands\/(\w+)Command\.js$/.exec(file) ?? [];
  if (operation && client !== "s3") return `${services[client] ?? client}:${operation}`;
  const [, method = "", what] = /(?:^|\/)shared\/s3\/(get|put|delete)-(object|photo)\.ts$/.exec(file) ?? [];
  return what && `s3:${methods[method]}Object${what === "photo" ? "/photos" : ""}`;
}

const methods: Record<string, string> = { get: "Get", put: "Put", delete: "Delete" };

/** Maps the SDK's names of services to IAM's, if they differ. */
const services: Record<string, string> = {
  "cognito-identity-provider": "cognito-idp",
  "pinpoint-sms-voice-v2": "sms-voice",
  sesv2: "ses",
};

function callsByHandler(outputs: Metafile["outputs"], folder: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(outputs).map(([file, { entryPoint = "", inputs }]) => {
      const calls = Object.entries(inputs).flatMap(([input, { bytesInOutput }]) => {
        const call = callIn(input);
        return call !== undefined && bytesInOutput > 0 ? [call] : [];
      });
      const details = detailsIn(readFileSync(join(folder, file), "utf8"), calls);
      return [entryPoint.slice(0, -".ts".length), [...calls, ...details].sort()];
    }),
  );
}

if (import.meta.main) {
  const bundles = await bundleFunctions({ outdir: join(import.meta.dirname, "dist") });
  process.stdout.write(`${bundles.size} functions bundled\n`);
}
