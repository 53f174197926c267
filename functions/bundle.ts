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

/** A function's bundle is at most so large: start-up grows with it. The client of S3 is a quarter of that. */
export const maxBundleBytes = 640 * 1024;

const handlersOfContract = [...endpoints, ...jobs].map(({ handler }) => handler);

/** handler → bundle, in the folder of bundles of the contract's functions. */
export const bundlesIn = (outdir: string, handlers: readonly string[] = handlersOfContract): Map<string, string> =>
  new Map(handlers.map((handler) => [handler, join(outdir, handler, "index.mjs")]));

/** Bundling keeps what every function of a call can reach, 20 MB for each. Each call reads again what the functions share. */
const atOnce = 57;

/**
 * Bundles every function of the contract, some of them in each esbuild call.
 * `calls.json` lists the AWS operations that are left in each bundle (`dynamodb:GetItem`), with the indexes of its queries
 * (`dynamodb:Query/walker`) and the writes of its transactions (`dynamodb:TransactWriteItems/Put`). Permissions are made from it.
 * @returns handler → bundle
 * @throws Error when a route has no handler, or a handler no route; or when a query's index is not written out
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
  // The process of esbuild ends before its memory has to be cleared, which would take a fifth of its time.
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
    // Our code imports rrule's default export. Only Node's own loading of its CommonJS build has one.
    logOverride: { "import-is-undefined": "silent" },
    metafile: true,
  });
  await stop();
  if (GOGC === undefined) delete process.env.GOGC;
  return metafile.outputs;
}

/** A handler is a file of a capability that exports `handler`. The other files there are parts of handlers. */
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
 * Modules that the SDK imports on demand and never needs here.
 * It finds the credentials in the environment, where it looks first, and no operation of ours is an event stream.
 * A client that imports one of them at its beginning, as Lambda's does, cannot do without it.
 * In a bundle these modules would be 40% of its size and of its start-up time.
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

/** The packages that only define: what they evaluate has no effect but its value. */
const definitions = /\/packages\/(contract|domain|export|storage)\/src\/.*\.ts$/;

/** The AWS operation that a module makes: the SDK has a module for each. What S3 does is done to photos or to exports, each by modules of shared/s3. */
function callIn(file: string): string | undefined {
  const [, client = "", operation] = /@aws-sdk\/client-([\w-]+)\/.*\/commands\/(\w+)Command\.js$/.exec(file) ?? [];
  if (operation && client !== "s3") return `${services[client] ?? client}:${operation}`;
  const [, method = "", what] = /(?:^|\/)shared\/s3\/(get|put|delete)-(object|photo)\.ts$/.exec(file) ?? [];
  return what && `s3:${methods[method]}Object${what === "photo" ? "/photos" : ""}`;
}

const methods: Record<string, string> = { get: "Get", put: "Put", delete: "Delete" };

/** The services that IAM names otherwise than the SDK. */
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
