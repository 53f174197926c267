import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { jobs } from "@petcare/contract";
import { bundleFunctions, bundlesIn, callsFile } from "@petcare/functions/bundle.ts";
import { invokeLambda, type LambdaHandler } from "@petcare/stand-ins";
import { isFresh } from "./is-fresh.ts";
import { functionsDist } from "./paths.ts";

export interface Functions {
  /** Imports the entry point of `<area>/<verb-noun>`, once. */
  load(handler: string): Promise<LambdaHandler>;
  /** Runs the nightly job as EventBridge does, and resolves to its result. */
  nightly(): Promise<unknown>;
  /** Runs the job of this name that a request has called, as Lambda does. */
  run(name: string, event: unknown): Promise<unknown>;
}

const quarterOfAnHour = 15 * 60_000;

const bundled = {
  sources: ["package-lock.json", "{functions,packages/{business,contract,domain,export,storage}/src}/**"],
  exclude: [
    "functions/dist",
    "functions/dist/**",
    "functions/contract-tests/**",
    "**/node_modules",
    "**/testing/**",
    "**/*.test.*",
  ],
};

/** The functions as a deployment bundles them. They are bundled into the folder, unless `npm run build` has done it. */
export async function bundledFunctions(outdir: string): Promise<Functions> {
  const fresh = [functionsDist, outdir].find((folder) => isFresh(join(folder, callsFile), bundled));
  const bundles = fresh ? bundlesIn(fresh) : await bundleFunctions({ outdir });
  const loaded = new Map<string, Promise<LambdaHandler>>();
  // Node imports a module once for each URL. A second start in one process needs modules of its own.
  const generation = randomUUID();

  async function read(handler: string): Promise<LambdaHandler> {
    const module: { handler: LambdaHandler } = await import(
      `${pathToFileURL(bundles.get(handler) ?? handler).href}?${generation}`
    );
    return module.handler;
  }
  function load(handler: string): Promise<LambdaHandler> {
    const known = loaded.get(handler) ?? read(handler);
    loaded.set(handler, known);
    return known;
  }
  async function run(name: string, event: unknown): Promise<unknown> {
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`There is no job ${name}`);
    const invocation = { functionName: name, requestId: randomUUID(), timeoutMs: quarterOfAnHour };
    return invokeLambda(await load(job.handler), event, invocation);
  }
  return {
    load,
    nightly: () => run("nightly", { version: "0", source: "aws.events", "detail-type": "Scheduled Event", detail: {} }),
    run,
  };
}
