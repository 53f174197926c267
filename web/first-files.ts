import { join } from "node:path";
import { build, type InlineConfig, type Rolldown } from "vite";
import { callPrefix } from "./calls-only.ts";
import { builtPages } from "./src/head/pages.ts";

/** Names the area whose first screens a page belongs to. Those for nobody in particular count as one. */
const areaOf = (address: string) => /^\/(walker|client|admin)/.exec(address)?.[1] ?? "entry";

/**
 * The files that first screens share: the libraries and the code of all, of three areas or more, and of each two. A file for
 * each set of screens would be fifty files, and one file for all would bring each screen what only the others need.
 * A first build finds which module belongs where, so that no list of modules has to be kept.
 */
export async function firstFiles(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const areas = areasByModule(await chunksOf(config));
  const sets = new Set([...areas.values()].map(nameOf));
  const isOfAll = (id: string) => areas.get(id)?.size === 4 && !isBeginning.test(id);
  const isLateCall = (id: string) => id.startsWith(callPrefix) && !areas.has(id);
  // Libraries' styles stay behind base.css, which sets the order of the layers.
  const isLibrary = (id: string) => id.includes("/node_modules/") && !id.endsWith(".css");
  return [
    { name: "framework", test: (id) => isOfAll(id) && isLibrary(id), priority: 3 },
    { name: "shared", test: (id) => isOfAll(id) && !isLibrary(id), priority: 2 },
    // What a single screen needs comes with that screen.
    ...[...sets].map((name) => ({
      name,
      test: (id: string) => nameOf(areas.get(id)) === name && areas.get(id)?.size !== 4,
      minShareCount: 2,
      priority: 1,
    })),
    // A file for each call would be smaller than what names it.
    { name: "calls", test: isLateCall, minShareCount: 2, priority: 0 },
  ];
}

/** Runs once the rest has come, so that nothing else may depend on its file. */
const isBeginning = /\/web\/(index\.html|src\/main\.tsx)$/;

const nameOf = (areas: Set<string> = new Set()) => (areas.size > 2 ? "several" : [...areas].sort().join("-"));

async function chunksOf(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: "error",
    build: { ...config.build, write: false, minify: false },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.filter((output) => output.type === "chunk");
}

/** The areas whose first screens need a module at once, by the module's path. */
function areasByModule(chunks: Rolldown.OutputChunk[]): Map<string, Set<string>> {
  const areas = new Map<string, Set<string>>();
  const main = chunks.filter(({ isEntry }) => isEntry);
  for (const [address, { screen = [] }] of Object.entries(builtPages)) {
    const sources = screen.map((source) => join(import.meta.dirname, source));
    const screens = chunks.filter(({ facadeModuleId }) => facadeModuleId && sources.includes(facadeModuleId));
    for (const id of modulesOf([...main, ...screens], chunks)) {
      areas.set(id, (areas.get(id) ?? new Set()).add(areaOf(address)));
    }
  }
  return areas;
}

/** The modules of chunks, and of those that they import at once. */
function modulesOf(chunks: Rolldown.OutputChunk[], all: Rolldown.OutputChunk[]): Set<string> {
  const found = new Set(chunks);
  // A set that grows is walked to its end.
  for (const { imports } of found) {
    for (const chunk of all) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}
