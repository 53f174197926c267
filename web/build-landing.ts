import { createHash } from "node:crypto";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { runnerImport, transformWithOxc } from "vite";
import { entryFilesOf } from "./src/landing/app-entry.ts";
import type { LandingAssets } from "./src/landing/landing-assets.ts";
import { landingStyles } from "./src/landing/landing-styles.ts";
import { robotsTxt, sitemapXml, webManifests } from "./src/landing/site-files.ts";

const here = import.meta.dirname;

/**
 * Adds the landing page to the output folder of `vite build`. The app's index.html becomes app.html.
 * It writes index.html, its script, robots.txt, sitemap.xml and the web manifests. A second run changes nothing.
 * @throws Error if the folder has no built app
 */
export async function buildLanding({ outDir }: { outDir: string }): Promise<void> {
  const app = await moveAppAside(outDir);
  const { renderLanding } = await landingModule();
  const names = await readdir(join(outDir, "assets"));
  const script = await prefetchScript();
  const page = { appFiles: entryFilesOf(app), prefetchScript: `/${script.name}` };
  const { css, fonts, themeColor } = landingStyles({
    tokens: await readFile(join(here, "src/ui/theme/tokens.css"), "utf8"),
    page: await pageStyles(),
    markup: renderLanding({ ...page, styles: "", fonts: [], themeColor: { light: "", dark: "" } }),
    addressOf: (file) => `/assets/${builtFont(file, names)}`,
  });
  const files = {
    "index.html": renderLanding({ ...page, styles: css, fonts, themeColor }),
    [script.name]: script.code,
    "robots.txt": robotsTxt,
    "sitemap.xml": sitemapXml,
    ...webManifests(themeColor.light),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(outDir, name), text)));
}

/** The page's own rules. screens.css comes last, so its rules for narrow screens and print override the others. */
async function pageStyles(): Promise<string> {
  const sheets = ["base", "opening", "services", "closing", "screens"];
  const texts = sheets.map((sheet) => readFile(join(here, `src/landing/styles/${sheet}.css`), "utf8"));
  return (await Promise.all(texts)).join("\n");
}

/** Renames the app's index.html to app.html, unless an earlier run has. Returns its text. */
async function moveAppAside(outDir: string): Promise<string> {
  const index = join(outDir, "index.html");
  const app = join(outDir, "app.html");
  const text = await readFile(index, "utf8").catch(() => undefined);
  if (text?.includes('id="root"')) await rename(index, app);
  return readFile(app, "utf8").catch(() => {
    throw new Error(`No built app in ${outDir}: run \`vite build\` first.`);
  });
}

/** The built app has the same fonts, in files named with a hash of their content. */
function builtFont(file: string, names: string[]): string {
  const stem = basename(file, ".woff2");
  const name = names.find((each) => each.startsWith(`${stem}-`) && each.endsWith(".woff2"));
  if (!name) throw new Error(`The built app has no ${stem}.`);
  return name;
}

/** The page's script. Its name has a hash of its content, like the app's files. */
async function prefetchScript() {
  const source = join(here, "src/landing/prefetch-app.ts");
  const { code } = await transformWithOxc(await readFile(source, "utf8"), source);
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { name: `assets/prefetch-app-${hash}.js`, code };
}

/** Vite loads the page, because Node cannot load TSX. */
async function landingModule() {
  type Landing = { renderLanding(assets: LandingAssets): string };
  const { module } = await runnerImport<Landing>(join(here, "src/landing/render-landing.tsx"), {
    root: here,
    configFile: false,
    logLevel: "error",
  });
  return module;
}

if (import.meta.main) await buildLanding({ outDir: join(here, "dist") });
