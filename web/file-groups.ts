import { join } from "node:path";
import type { Rolldown } from "vite";
import { builtPages, fileOf } from "./src/head/pages.ts";

const inMantine = (path: string) => new RegExp(`/@mantine/core/esm/${path}/`);
const inDomain = (path: string) => new RegExp(`/domain/src/(${path})`);

/** The features of one area alone. */
const ownFeatures = {
  admin: /\/features\/(?!account|auth|client-|consent|door-tag|invites|meet|sign|walker-day)|\/app\/admin\//,
  walker: /\/features\/walker-day\//,
  client: /\/features\/(client-\w+|signing)\/|\/app\/client-/,
};

/**
 * The files of the build, each with the paths that it takes, the first that fits. Modules of ours that a first screen
 * imports are found without it, and so is the file of what one area alone reads later.
 */
const groups: readonly (readonly [name: string, paths: RegExp])[] = [
  ["qr", /\/qr-scanner\//],
  ["amplify", /\/(aws-amplify|@aws-\w+|@smithy|js-cookie|uuid)\/|\/amplify\.ts$/],
  ["later", /\/node_modules\/.*\.css$/],
  ["walker", /\/idb\//],
  ["day", /\/lib\/day\//],
  // Forms need a check of what is typed; the first of them stand where nobody has signed in.
  ["entry", /\/zod\/|\/contract\/src\/(auth|signup|schema\/(basics|credentials|person))\.ts/],
  ["entry", /\/tslib\//],
  ["client", inMantine("components/Tabs")],
  ["entry", inMantine("components/(CloseButton|Input|InputBase|PasswordInput|TextInput)")],
  [
    "framework",
    /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|clsx)\/|vite\/preload-helper/,
  ],
  ["libraries", /\/(queriesObserver|useQueries|use-(drag|debounced-callback|long-press|focus-\w+|click-outside))[./]/],
  ["framework", /\/(@tanstack|@mantine\/(hooks|store|notifications\/esm\/notifications.store))\b/],
  ["framework", inMantine("components/(ActionIcon|Button|Group|Loader|Skeleton|Stack|Transition|UnstyledButton)")],
  ["framework", inMantine("(?!components|utils/(Floating|In)).*")],
  ["admin-later", /\/@dnd-kit\//],
  ["recurrence", /\/rrule\//],
  ["recurrence", inDomain("expand|rule-text|parse-rule-text|recurrence")],
  ["libraries", /\/node_modules\//],
  [
    "later",
    inDomain("settings|invoices|notices/notice-kinds|money/(billing|pricing|document)|tax-return|hard-days|editing"),
  ],
  ["shared", /@petcare\/contract|\/contract\/src\/(error|endpoint|deployment)|\/(business|domain)\/|random-id/],
  ["later", /\.css$|\/contract\/|\/web\/src\//],
];

/**
 * Parts the application into few files: the libraries, what several areas share, and for each area what its first screens
 * need at once and what they need later.
 */
export function fileGroups(): Rolldown.CodeSplittingGroup[] {
  let areas: Map<string, Set<string>> | undefined;
  const name: Rolldown.CodeSplittingNameFunction = (id, context) => {
    // It runs once the rest has come, so that nothing else may depend on its file.
    if (/\/web\/(index\.html|src\/main\.tsx)$/.test(id)) return null;
    areas ??= areasByModule((module) => context.getModuleInfo(module)?.importedIds ?? []);
    const first = areas.get(id);
    // The owner's calendar comes with the file of her other first screen.
    if (first?.has("admin")) first.delete("calendar");
    const [area, other] = first ?? [];
    const reader = onlyReader(id, (module) => {
      const { importers = [], dynamicImporters = [] } = context.getModuleInfo(module) ?? {};
      return [...importers, ...dynamicImporters];
    });
    const isOwn =
      area === "entry"
        ? !id.includes("/src/lib/")
        : /\/src\/(features|app|lib\/day|parts\/(invoices|people)|ui\/layout)\/|\.layer\.css$/.test(id) || reader;
    if (area) return isOwn && !other ? area : "shared";
    const file = groups.find(([, paths]) => paths.test(id))?.[0];
    // The later styles of walkers and clients are few, and share a file.
    const isOwnLater = file === "later" && /\/web\/src\//.test(id) && (reader === "admin" || !id.endsWith(".css"));
    return isOwnLater && reader ? `${reader}-later` : (file ?? null);
  };
  return [{ name, debugName: "areas" }];
}

/** The areas whose first screens import a module of ours or a stylesheet at once. */
function areasByModule(importsOf: (module: string) => readonly string[]): Map<string, Set<string>> {
  const areas = new Map<string, Set<string>>();
  for (const [address, { screen }] of Object.entries(builtPages)) {
    const found = new Set(["src/main.tsx", ...screen].map((source) => join(import.meta.dirname, source)));
    // A set that grows is walked to its end.
    for (const module of found) {
      areas.set(module, (areas.get(module) ?? new Set()).add(fileOf(address)));
      for (const imported of importsOf(module)) if (/\/web\/src\/|\.css$/.test(imported)) found.add(imported);
    }
  }
  return areas;
}

/** The one area that reads a module of ours, at once or later; undefined where several do. */
function onlyReader(id: string, importersOf: (module: string) => readonly string[]): string | undefined {
  const readers = new Set<string | undefined>();
  const above = new Set([id]);
  for (const module of above) {
    if (!/\/src\/(features|app)\//.test(module)) for (const importer of importersOf(module)) above.add(importer);
    else readers.add(Object.entries(ownFeatures).find(([, paths]) => paths.test(module))?.[0]);
  }
  const [reader] = readers;
  return readers.size === 1 ? reader : undefined;
}
