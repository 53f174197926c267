import postcss from "postcss";

interface LandingStyles {
  css: string;
  /** The addresses of the fonts that the style sheet loads. */
  fonts: string[];
  /** The background colour in each colour scheme. */
  themeColor: { light: string; dark: string };
}

const darkScheme = ':root[data-mantine-color-scheme="dark"]';

interface Sources {
  /** The app's tokens, as CSS. */
  tokens: string;
  /** The page's own rules, as CSS. */
  page: string;
  /** The page's HTML. Its pictures use tokens too. */
  markup: string;
  /** The built address of a font file. The tokens name the file by its package. */
  addressOf: (file: string) => string;
}

/**
 * Joins the tokens and the page's own rules into one style sheet, without unused tokens.
 * The app's script chooses a colour scheme. This page has no such script, so its dark block becomes a media query.
 * @throws Error if the tokens have no --ground for light and dark
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

/** Removes tokens that no var() reads. It repeats, because removing one token can make another unused. */
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

/** The value of a rule's --ground. If it is var() of a palette colour, the value is that colour's. */
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
