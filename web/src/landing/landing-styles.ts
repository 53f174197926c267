import postcss from "postcss";

/** The page's style sheet, the addresses of the fonts it loads, and the ground's colour in each colour scheme. */
export interface LandingStyles {
  css: string;
  fonts: string[];
  themeColor: { light: string; dark: string };
}

const darkScheme = ':root[data-mantine-color-scheme="dark"]';

interface Sources {
  /** The app's tokens and the page's own rules, as CSS. */
  tokens: string;
  page: string;
  /** The page's HTML: which tokens its pictures are painted with. */
  markup: string;
  /** The address of a font file that the tokens name by its package. */
  addressOf: (file: string) => string;
}

/**
 * Joins the tokens and the page's own rules into one sheet, without the tokens that nothing here uses. The app's script
 * chooses its colour scheme; a page without scripts follows the system's, so the dark block becomes a media query.
 * @throws Error where the tokens name no ground colour for light and dark
 */
export function landingStyles({ tokens, page, markup, addressOf }: Sources): LandingStyles {
  const sheet = postcss.parse(tokens);
  const fonts: string[] = [];
  sheet.walkDecls("src", (src) => {
    src.value = src.value.replace(/url\("([^"]+)"\)/, (_, file: string) => {
      const address = addressOf(file);
      fonts.push(address);
      return `url(${address})`;
    });
  });

  let light: string | undefined;
  let dark: string | undefined;
  sheet.walkRules((rule) => {
    if (rule.selector === ":root") light ??= groundOf(rule, sheet);
    else if (rule.selector === darkScheme) {
      dark = groundOf(rule, sheet);
      const media = postcss.atRule({ name: "media", params: "(prefers-color-scheme: dark)" });
      media.append(rule.clone({ selector: ":root" }));
      rule.replaceWith(media);
    } else if (rule.selector.includes("data-mantine-color-scheme")) rule.remove();
  });
  if (!light || !dark) throw new Error("The tokens name no ground colour for light and dark.");

  sheet.append(postcss.parse(page).nodes);
  dropUnused(sheet, markup);
  return { css: compact(sheet.toString()), fonts, themeColor: { light, dark } };
}

/** Removes what no var() reads, until nothing is left to remove: a token may be read by an unused one alone. */
function dropUnused(sheet: postcss.Root, markup: string): void {
  const text = `${sheet.toString()}${markup}`;
  let dropped = false;
  sheet.walkDecls(/^--/, (declaration) => {
    if (text.includes(`var(${declaration.prop})`)) return;
    declaration.remove();
    dropped = true;
  });
  if (dropped) dropUnused(sheet, markup);
}

/** A rule's --ground, with the one palette name that it refers to looked up. */
function groundOf(rule: postcss.Rule, sheet: postcss.Root): string | undefined {
  const value = firstValue(rule, "--ground");
  const name = value?.match(/^var\((.+)\)$/)?.[1];
  return name ? firstValue(sheet, name) : value;
}

function firstValue(container: postcss.Container, property: string): string | undefined {
  let value: string | undefined;
  container.walkDecls(property, (declaration) => {
    value ??= declaration.value;
  });
  return value;
}

const compact = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replace(/: /g, ":")
    .replace(/;}/g, "}")
    .trim();
