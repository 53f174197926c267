import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// The scales of web/src/ui/theme/tokens.css. Spaces and widths are in pixels; a larger space is a measure of one layout.
const spaces = [0, 2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48];
const widths = [360, 480, 700, 760, 960, 1180];

const src = join(import.meta.dirname, "../web/src");
const styles = globSync("**/*.css", { cwd: src })
  .filter((file) => file !== "ui/theme/tokens.css")
  .map((file) => ({ file, text: readFileSync(join(src, file), "utf8") }));
// The landing page's sizes and widths are its own.
const appStyles = styles.filter(({ file }) => !file.startsWith("landing/"));

/** The declarations that break a rule, as 'file: declaration'. */
const breaking = (sheets: typeof styles, properties: RegExp, breaks: (value: string) => boolean) =>
  sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![\w-])([\w-]+):\s*([^;{}]+);/g)]
      .filter(([, property = "", value = ""]) => properties.test(property) && breaks(value))
      .map(([declaration]) => `${file}: ${declaration}`),
  );
const isLength = (value: string) => /\d(px|rem|em)\b/.test(value);

test("text has a size of tokens.css, or clamp() for a fluid one", () => {
  const fixed = (value: string) => isLength(value.replaceAll(/clamp\([^)]*\)/g, ""));
  expect(appStyles.length).toBeGreaterThan(40);
  expect(breaking(appStyles, /^font(-size)?$/, fixed)).toEqual([]);
});

test("corners have a radius of tokens.css, none, or are round", () => {
  expect(breaking(appStyles, /^border(-[a-z]+)*-radius$/, isLength)).toEqual([]);
});

test("colours have names, in tokens.css or as variables of the landing page", () => {
  const isColour = (value: string) => /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i.test(value);
  expect(breaking(appStyles, /./, isColour)).toEqual([]);
  expect(breaking(styles, /^(?!--)/, isColour)).toEqual([]);
});

test("spaces are on the scale", () => {
  const isOff = (value: string) =>
    [...value.matchAll(/([\d.]+)px/g)].some(([, space]) => Number(space) <= 48 && !spaces.includes(Number(space)));
  expect(breaking(appStyles, /^((row-|column-)?gap|(padding|margin)(-[a-z]+)*)$/, isOff)).toEqual([]);
});

test("layouts change at the widths of tokens.css", () => {
  const others = appStyles.flatMap(({ file, text }) =>
    [...text.matchAll(/\((min|max)-width: (\d+)px\)/g)]
      .filter(([, edge, width]) => !widths.includes(Number(width) + (edge === "max" ? 1 : 0)))
      .map(([condition]) => `${file}: ${condition}`),
  );
  expect(others).toEqual([]);
});
