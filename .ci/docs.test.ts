import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { endpoints } from "@petcare/contract";
import { transitions } from "@petcare/domain";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const filesLike = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**", "**/.local/**", "**/cdk.out/**"] });

/** A file with its text, or a part of one. */
interface Text {
  file: string;
  text: string;
}
interface Match extends Text {
  groups: (string | undefined)[];
}

const textsOf = (files: string[]): Text[] => files.map((file) => ({ file, text: read(file) }));
const pages = textsOf(filesLike("*.md", "docs/**/*.md"));
const productPages = pages.filter(({ file }) => file.startsWith("docs/product/"));
const sources = textsOf(
  filesLike("*.{ts,cjs}", "{.ci,functions,infra,packages,web}/**/*.{ts,tsx,css,cjs,js}").filter(
    // This file names what it forbids.
    (file) => file !== ".ci/docs.test.ts",
  ),
);

const matchesIn = (texts: Text[], pattern: RegExp): Match[] =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([whole, ...groups]) => ({ file, text: whole, groups })),
  );

/** Inline code and fenced blocks. */
const codeIn = (texts: Text[]): Text[] =>
  matchesIn(texts, /```\w*\n([\s\S]*?)```|`([^`\n]+)`/g).map(({ file, groups: [block, span] }) => ({
    file,
    text: block ?? span ?? "",
  }));

const lines = (found: Text[]) => found.map(({ file, text }) => `${file}: ${text}`);

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** Whether a file exists and has a heading for the anchor, where one is named. */
function leadsSomewhere(file: string, anchor: string | undefined): boolean {
  if (!existsSync(join(root, file))) return false;
  return !anchor || [...read(file).matchAll(/^#+ (.+)$/gm)].some(([, heading = ""]) => anchorOf(heading) === anchor);
}

const links = matchesIn(pages, /(?:\]\(|src=")(?!https?:)([^)"#\s]*)(?:#([^)"\s]*))?[)"]/g).map(
  ({ file, text, groups: [path, anchor] }) => ({ file, text, target: path ? join(dirname(file), path) : file, anchor }),
);

test("every link in the docs leads to a file, and to a heading where it names one", () => {
  expect(links.length).toBeGreaterThan(20);
  expect(lines(links.filter(({ target, anchor }) => !leadsSomewhere(target, anchor)))).toEqual([]);
});

test("every page of the docs is linked from another", () => {
  const linked = new Set(links.filter(({ file, target }) => file !== target).map(({ target }) => target));
  expect(pages.map(({ file }) => file).filter((file) => file !== "README.md" && !linked.has(file))).toEqual([]);
});

test("every path in the docs is one of this repository", () => {
  const isPath = /^(\.ci|docs|functions|infra|packages|web)(\/\S*)?$|^\.[\w-]+\.\w+$/;
  // '<capability>' stands for any.
  const withPath = codeIn(pages).flatMap(({ file, text }) => {
    const path = text.replace(/<[^>]+>/g, "*").replace(/\/$/, "");
    return isPath.test(path) ? [{ file, text, path }] : [];
  });
  expect(withPath.length).toBeGreaterThan(20);
  expect(lines(withPath.filter(({ path }) => filesLike(path).length === 0))).toEqual([]);
});

test("every command in the docs can be run", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  const commands = matchesIn(codeIn(pages), /\b(npm run|npm|npx) ([\w:-]+)/g);
  expect(commands.length).toBeGreaterThan(10);
  const unknown = commands.filter(({ groups: [runner, name = ""] }) => {
    if (runner === "npx") return !existsSync(join(root, "node_modules/.bin", name));
    return !(name in scripts) && !(runner === "npm" && name === "ci");
  });
  expect(lines(unknown)).toEqual([]);
});

test("the product's pages name no endpoint that does not exist", () => {
  const known = endpoints.map(({ method, path }) => `${method} ${path}`);
  const named = codeIn(productPages).filter(({ text }) => /^(GET|POST|PUT|PATCH|DELETE) \/\S+$/.test(text));
  expect(named.length).toBeGreaterThan(0);
  expect(lines(named.filter(({ text }) => !known.includes(text)))).toEqual([]);
});

test("the diagram of a visit's life has the domain's transitions, and no others", () => {
  const drawn = matchesIn(textsOf(["docs/visit-life.md"]), /^ {2}(\w+) --> (\w+): (\w+)/gm).map(({ groups }) =>
    groups.join(" "),
  );
  const real = Object.entries(transitions).flatMap(([action, { from, to }]) =>
    from.map((state) => `${state} ${to} ${action}`),
  );
  expect(drawn.sort()).toEqual(real.sort());
});

test("every “text” in the product's pages is in the source, word for word", () => {
  const written = sources
    .filter(({ file }) => !/\.test\.tsx?$|^web\/e2e\//.test(file))
    .map(({ text }) => text.replace(/\{" "\}/g, " ").replace(/\s+/g, " "))
    .join("\n");
  const quoted = matchesIn(productPages, /“([^”]+)”/g);
  expect(quoted.length).toBeGreaterThan(100);
  // '<N>' stands for what the code puts there.
  const isWritten = (quote: string) => quote.split(/<[^>]+>/).every((part) => written.includes(part));
  expect(lines(quoted.filter(({ groups: [quote = ""] }) => !isWritten(quote)))).toEqual([]);
});

test("every page that the source cites is there, with its heading", () => {
  const cited = matchesIn(sources, /\b(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g);
  expect(lines(cited.filter(({ groups: [page = "", anchor] }) => !leadsSomewhere(page, anchor)))).toEqual([]);
});

test("the source cites nothing that a reader of the repository does not have", () => {
  expect(lines(matchesIn(sources, /.*(\b[Ss]pecification\b|\b[Cc]hapters? \d).*/g))).toEqual([]);
});

test("the README's two pictures are there, in at most 350 KB together", () => {
  const pictures = filesLike("docs/pictures/*").sort();
  expect(pictures).toEqual(["docs/pictures/owner-week.png", "docs/pictures/walker-day.png"]);
  const bytes = pictures.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(350_000);
});
