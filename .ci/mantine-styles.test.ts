import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "../web");
const { resolve } = createRequire(join(web, "package.json"));
const packageAt = (name: string) => join(dirname(resolve(`${name}/styles.css`)), "esm");
const folders = new Map(
  ["@mantine/core", "@mantine/dates", "@mantine/notifications"].map((name) => [name, packageAt(name)]),
);
const read = (file: string) => readFileSync(file, "utf8");
const imports = /import\s+(?:\{([^}]*)\}|\w+)\s+from\s+"([^"]+)"/g;
const namesIn = (list: string) => list.split(",").map((name) => name.trim().split(" as ").at(-1) ?? "");

/** The file of a package that defines a name which the package exports. */
function fileOf(folder: string, name: string): string | undefined {
  const found = [...read(join(folder, "index.mjs")).matchAll(imports)].find(([, list]) =>
    namesIn(list ?? "").includes(name),
  );
  return found?.[2]?.startsWith(".") ? join(folder, found[2]) : undefined;
}

/** The components of Mantine's whose styles a file needs, with all that it imports. */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const own = file.includes(folders.get("@mantine/core") ?? "") && /(\w+)\.module\.mjs$/.exec(file)?.[1];
  const others = [...read(file).matchAll(imports)].flatMap(([, list = "", from = ""]) => {
    if (from.startsWith(".")) return stylesOf(join(dirname(file), from), seen);
    return namesIn(list).flatMap((name) => stylesNeededBy(from, name, seen));
  });
  return own ? [own, ...others] : others;
}

function stylesNeededBy(from: string, name: string, seen?: Set<string>): string[] {
  const folder = folders.get(from);
  const file = folder && fileOf(folder, name);
  return file ? stylesOf(file, seen) : [];
}

const everywhere = cssIn(read(join(web, "src/ui/theme/mantine-styles.ts")));

/** The styles that a file brings, itself or by what it imports: it may be the first screen that is opened. */
function broughtBy(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = read(file);
  const others = [...source.matchAll(/from "(\.[^"]+\.tsx?)"|^import "(\.[^"]+\.tsx?)"/gm)];
  return [
    ...cssIn(source),
    ...others.flatMap(([, from, alone]) => broughtBy(join(dirname(file), from ?? alone ?? ""), seen)),
  ];
}

function cssIn(source: string): string[] {
  return [...source.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, name = ""]) => name);
}

test("a file that uses a component of Mantine's brings its styles, for its screen may be opened first", () => {
  const used = new Set<string>();
  const missing = globSync("**/*.tsx", { cwd: join(web, "src") })
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => {
      const path = join(web, "src", file);
      const needed = [...read(path).matchAll(imports)]
        .filter(([, , from = ""]) => folders.has(from))
        .flatMap(([, list = "", from = ""]) => namesIn(list).flatMap((name) => stylesNeededBy(from, name)));
      for (const name of needed) used.add(name);
      const brought = new Set([...everywhere, ...broughtBy(path)]);
      return [...new Set(needed)].filter((name) => !brought.has(name)).map((name) => `${file}: ${name}`);
    });
  expect(missing).toEqual([]);
  expect([...used]).toEqual(expect.arrayContaining(["Button", "ModalBase"]));
});
