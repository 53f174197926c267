import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// The sizes of docs/conventions.md: a file fits on two screens.
const linesInAFile = 250;

const repository = join(import.meta.dirname, "..");
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: repository,
  encoding: "utf8",
});
const code = tracked.split("\n").filter((file) => /\.(ts|tsx|css|cjs|js)$/.test(file));
const read = (file: string) => readFileSync(join(repository, file), "utf8");
const linesOf = (file: string) => read(file).split("\n").length - 1;

test(`no file has more than ${linesInAFile} lines`, () => {
  const long = code.map((file) => ({ file, lines: linesOf(file) })).filter(({ lines }) => lines > linesInAFile);
  expect(long.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
});

test("no docblock begins with What, Where or Whose", () => {
  const begins = /\/\*\*\s+(\* )?(What|Where|Whose)\b.*/g;
  expect(code.flatMap((file) => (read(file).match(begins) ?? []).map((words) => `${file}: ${words}`))).toEqual([]);
});

test("every test that can be run whole is run whole by test:fuzz or test:models", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const words = `${scripts["test:fuzz"]} ${scripts["test:models"]}`.split(" ");
  // What packages/domain/testing/sampled.ts exports, and what functions/testing/faults.ts makes of it.
  const canBeWhole = /import \{[^}]*\b(isWhole|runs|sampleOf|atEveryWrite)\b[^}]*\}/;
  const tests = code.filter(
    (file) => /\.test\.ts$/.test(file) && !file.startsWith(".ci/") && canBeWhole.test(read(file)),
  );
  expect(tests.length).toBeGreaterThan(5);
  expect(tests.filter((file) => !words.some((word) => file.includes(word)))).toEqual([]);
});

test("Node has one version", () => {
  expect(JSON.parse(read("package.json")).devDependencies.node).toBe(read(".node-version").trim());
});

test("one capability has one word in domain, contract, storage and functions", () => {
  const conventions = read("docs/conventions.md");
  const [, listed = ""] = conventions.match(/One capability, one name, everywhere\.\*\* `([a-z -]+)`/) ?? [];
  const capabilities = new Set(listed.split(" "));
  expect(capabilities.size).toBeGreaterThan(15);
  // The words of what several capabilities share.
  const shared = new Set(
    "table access leaving money audit conflicts health jobs contract-tests faults fuzz samples shared testing schema deployment openapi".split(
      " ",
    ),
  );
  const folders = code
    .map((file) => file.match(/^(?:packages\/(?:domain|contract|storage)\/src|functions)\/(.+)\/[^/]+$/)?.[1])
    .filter((folder) => folder !== undefined && !folder.startsWith("shared/"));
  const words = new Set(folders.flatMap((folder) => folder?.split("/") ?? []));
  expect(words.size).toBeGreaterThan(25);
  expect([...words].filter((word) => !capabilities.has(word) && !shared.has(word))).toEqual([]);
});

// docs/conventions.md#features
test("a feature's file is named by what it holds, or is a part that its one reader has no room for", () => {
  const sources = code.filter((file) => /^web\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));
  const readers = new Map<string, { file: string; isLate: boolean }[]>();
  for (const file of sources) {
    for (const [, from, late] of read(file).matchAll(/(?:from|import) "(\.[^"]+)"|import\("(\.[^"]+)"\)/g)) {
      const target = join(file, "..", from ?? late ?? "");
      readers.set(target, [...(readers.get(target) ?? []), { file, isLate: late !== undefined }]);
    }
  }
  const isNamed = (file: string) => {
    const [, feature = "", , name = ""] = /^web\/src\/features\/([^/]+)\/([^/]+\/){0,2}([^/]+)\.tsx?$/.exec(file) ?? [];
    if (/\/dialogs\/[^/]+$/.test(file) || ["screen", "dialogs", "data", "words"].includes(name)) return true;
    const [only, ...others] = readers.get(file) ?? [];
    if (!only || others.length > 0 || only.isLate) return name !== "";
    const isOfFeature = only.file.startsWith(`web/src/features/${feature}/`);
    return name !== "" && !(isOfFeature && linesOf(file) + linesOf(only.file) <= linesInAFile);
  };
  const ofFeatures = code.filter((file) => file.startsWith("web/src/features/"));
  const named = new Set(sources.filter(isNamed).map((file) => file.replace(/\.tsx?$/, "")));
  const isSheet = (file: string) =>
    /\/(screen|dialogs)\.module\.css$/.test(file) || named.has(file.replace(/\.module\.css$/, ""));
  const misnamed = ofFeatures.filter((file) =>
    file.endsWith(".css") ? !isSheet(file) : sources.includes(file) && !isNamed(file),
  );
  expect(misnamed).toEqual([]);
});
