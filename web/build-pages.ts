import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { business } from "@petcare/business";
import { pageAddresses, pageFile } from "@petcare/contract";
import { build } from "vite";
import { classicScript } from "./classic-script.ts";
import { filesOf, type Manifest, pageHtml } from "./src/head/page-html.ts";
import { builtPages, fileOf, shellFiles } from "./src/head/pages.ts";
import { titleOf } from "./src/lib/format/title-of.ts";
import { otherPage, type ShellArea, type ShellFile } from "./src/worker/kept-file.ts";

const here = import.meta.dirname;

/**
 * Adds a page for each of `pageAddresses` to the output folder of `vite build`, gives app.html the script of the head, and adds the service
 * worker.
 * @throws Error if the folder has no built app
 */
export async function buildPages({ outDir }: { outDir: string }): Promise<void> {
  const [app, manifest, head, assets, drawing] = await Promise.all([
    readFile(join(outDir, "app.html"), "utf8"),
    readFile(join(outDir, ".vite/manifest.json"), "utf8").then((text) => JSON.parse(text) as Manifest),
    buildHead(outDir),
    readdir(join(outDir, "assets")),
    drawingModule(outDir),
  ]);
  const assetsLike = (pattern: RegExp) => assets.filter((name) => pattern.test(name)).map((name) => `/assets/${name}`);
  const shared = { app, head, fonts: assetsLike(/\.woff2$/) };
  const areas = new Map<ShellArea, string[]>();
  for (const address of pageAddresses) {
    const { drawn, shell } = builtPages[address];
    const content = drawn && {
      markup: await drawing.drawPage(address),
      title: titleOf(drawn.title),
      description: drawn.description,
      address: `${business.siteUrl}${address}`,
    };
    const installs = shell && `${shell}.webmanifest`;
    const html = pageHtml({ ...shared, ...filesOf(manifest, [fileOf(address)]), manifest: installs, drawn: content });
    await writeFile(join(outDir, pageFile(address)), html);
    if (!shell) continue;
    const { scripts, styles } = filesOf(manifest, shellFiles[shell]);
    // The manifest does not name the worker that reads the tags at doors.
    const workers = shell === "/walker" ? assetsLike(/^qr-worker-/) : [];
    areas.set(shell, [...scripts, ...workers, ...styles, `${shell}.webmanifest`]);
  }
  await writeFile(join(outDir, "app.html"), pageHtml({ ...shared, ...filesOf(manifest) }));
  await buildWorker(outDir, [otherPage, head, ...shared.fonts, "/favicon.svg", "/icon-192.png"], areas);
  await rm(join(outDir, ".vite"), { recursive: true });
}

/** Bundles the script of the head. It is no module, so that it runs before the page is drawn. */
async function buildHead(outDir: string): Promise<string> {
  const code = await classicScript(join(here, "src/head/head.ts"));
  const name = `assets/head-${hashOf(code).slice(0, 8)}.js`;
  await writeFile(join(outDir, name), code);
  return `/${name}`;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Bundles the service worker, with the list of the files that it keeps for each area. */
async function buildWorker(outDir: string, shared: string[], areas: Map<ShellArea, string[]>): Promise<void> {
  const listed = async (address: string): Promise<ShellFile> => {
    const name = pageAddresses.find((page) => page === address);
    const content = await readFile(join(outDir, name ? pageFile(name) : address));
    return [address, `sha256-${createHash("sha256").update(content).digest("base64")}`];
  };
  const kept: Partial<Record<ShellArea, ShellFile[]>> = {};
  for (const [area, files] of areas) kept[area] = await Promise.all([area, ...files, ...shared].map(listed));
  const release = hashOf(JSON.stringify(kept)).slice(0, 12);
  await writeFile(
    join(outDir, "sw.js"),
    await classicScript(join(here, "src/worker/sw.ts"), { shellFiles: kept, release }),
  );
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
