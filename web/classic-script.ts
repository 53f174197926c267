import { build } from "vite";

/**
 * Bundles a source and what it imports into one script that is no module.
 *
 * @param define names in the source → what stands in their places
 */
export async function classicScript(entry: string, define: Record<string, unknown> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: { write: false, lib: { entry, formats: ["iife"], name: "script" } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [chunk] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${entry} has no script.`);
  return chunk.code;
}
