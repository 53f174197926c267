import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

// The sizes of docs/conventions.md: a folder that a newcomer can take in, a file that fits on two screens.
const filesInAFolder = 20;
const linesInAFile = 250;

const repository = join(import.meta.dirname, "..");
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: repository,
  encoding: "utf8",
});
const code = tracked.split("\n").filter((file) => /\.(ts|tsx|css|cjs|js)$/.test(file));
const linesOf = (file: string) => readFileSync(join(repository, file), "utf8").split("\n").length - 1;
const sources = code.filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file));

test(`no folder has more than ${filesInAFolder} source files, tests and styles not counted`, () => {
  const folders = Map.groupBy(sources, dirname);
  const crowded = [...folders].filter(([, files]) => files.length > filesInAFolder);
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

test(`no file has more than ${linesInAFile} lines`, () => {
  const long = code.map((file) => ({ file, lines: linesOf(file) })).filter(({ lines }) => lines > linesInAFile);
  expect(long.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
});
