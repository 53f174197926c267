import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { business } from "@petcare/business";
import { pageAddresses, pageFile } from "@petcare/contract";
import { build } from "vite";
import { filesOf, type Manifest, pageHtml } from "./src/head/page-html.ts";
import { builtPages } from "./src/head/pages.ts";
import { titleOf } from "./src/lib/format/title-of.ts";

const here = import.meta.dirname;

/**
 * Adds a page for each of `pageAddresses` to the output folder of `vite build`, and gives app.html the script of the head.
 * @throws Error if the folder has no built app
 */
export async function buildPages({ outDir }: { outDir: string }): Promise<void> {
  const [app, manifest, head, fonts, drawing] = await Promise.all([
    readFile(join(outDir, "app.html"), "utf8"),
    readFile(join(outDir, ".vite/manifest.json"), "utf8").then((text) => JSON.parse(text) as Manifest),
    buildHead(outDir),
    readdir(join(outDir, "assets")).then((names) => names.filter((name) => name.endsWith(".woff2"))),
    drawingModule(outDir),
  ]);
  const shared = { app, head, fonts: fonts.map((name) => `/assets/${name}`) };
  for (const address of pageAddresses) {
    const { screen, drawn } = builtPages[address];
    const content = drawn && {
      markup: await drawing.drawPage(address),
      title: titleOf(drawn.title),
      description: drawn.description,
      address: `${business.siteUrl}${address}`,
    };
    const html = pageHtml({ ...shared, ...filesOf(manifest, screen), drawn: content });
    await writeFile(join(outDir, pageFile(address)), html);
  }
  await writeFile(join(outDir, "app.html"), pageHtml({ ...shared, ...filesOf(manifest) }));
  await rm(join(outDir, ".vite"), { recursive: true });
}

/** Bundles the script of the head. It is no module, so that it runs before the page is drawn. */
async function buildHead(outDir: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(here, "src/head/head.ts"), formats: ["iife"], name: "head" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [chunk] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk") throw new Error("The head has no script.");
  const hash = createHash("sha256").update(chunk.code).digest("base64url").slice(0, 8);
  const name = `assets/head-${hash}.js`;
  await writeFile(join(outDir, name), chunk.code);
  return `/${name}`;
}

/** Builds what draws a page, with the application's own settings, so that both name their styles alike. */
async function drawingModule(outDir: string) {
  const folder = join(outDir, ".vite/drawing");
  await build({
    configFile: join(here, "vite.config.ts"),
    logLevel: "error",
    publicDir: false,
    build: { ssr: join(here, "src/app/draw-page.tsx"), outDir: folder, emptyOutDir: true, manifest: false },
  });
  const drawing: { drawPage(path: string): Promise<string> } = await import(
    pathToFileURL(join(folder, "draw-page.js")).href
  );
  return drawing;
}

if (import.meta.main) {
  await buildPages({ outDir: join(here, "dist") });
  // What the drawn pages scheduled must not keep the build from ending.
  process.exit();
}
