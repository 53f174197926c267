import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LaunchOptions } from "@playwright/test";
import chromium, { inflate } from "@sparticuz/chromium";

const packed = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "../bin");

/** The Chromium that `npm ci` brought, with the libraries it brought along; elsewhere the installed Chrome. */
export async function browser(): Promise<LaunchOptions> {
  if (process.platform !== "linux" || process.arch !== "x64") return { channel: "chrome" };
  const libraries = await inflate(join(packed, "al2023.tar.br"));
  return {
    executablePath: await chromium.executablePath(),
    env: { ...process.env, LD_LIBRARY_PATH: join(libraries, "lib") } as Record<string, string>,
    args: [
      "--headless=shell",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
