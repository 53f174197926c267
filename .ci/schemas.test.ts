import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../web/src");

/** The names that a source imports from a module, types aside. */
const importsOf = (source: string, from: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from "([^"]*)"/g)]
    .filter(([, , module]) => module === from)
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "));

// The browser's endpoints of @petcare/contract are calls. Nothing but this test would see a form without its schema.
test("whoever reads an endpoint's schema has the endpoint from the contract's schemas", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: root }).filter((file) => !/\.test\.tsx?$|^testing\//.test(file));
  const readsSchema = (source: string) => (name: string) =>
    new RegExp(`\\b${name}\\.(body|query|params|answer|safeParse)\\b`).test(source);
  const mistaken = files.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const whole = importsOf(source, "@petcare/contract/schemas");
    const unknown = [...source.matchAll(/schema: (\w+)\.body/g)].flatMap(([, name = ""]) =>
      whole.includes(name) ? [] : [name],
    );
    const calls = importsOf(source, "@petcare/contract").filter(readsSchema(source));
    return [...unknown, ...calls].map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(400);
  expect(mistaken).toEqual([]);
});
