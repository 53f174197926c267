import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./paths.ts";

/**
 * Tells whether a built file is there, and newer than all that it was built from.
 * A folder's own time changes when a file in it is removed.
 *
 * @param built.sources patterns below the repository
 */
export function isFresh(file: string, built: { sources: string[]; exclude: string[] }): boolean {
  const at = modified(file);
  const inputs = globSync(built.sources, { cwd: repository, exclude: built.exclude });
  return inputs.every((input) => modified(join(repository, input)) <= at);
}

const modified = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
