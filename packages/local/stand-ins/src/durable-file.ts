import { existsSync, readFileSync } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";

interface DurableFile {
  /** The text of the file, or undefined if there is no file yet. */
  read(): string | undefined;
  /**
   * Resolves when the result of `text`, called at this moment or later, is on disk.
   * Calls during a write share the next write.
   */
  write(text: () => string): Promise<void>;
}

/**
 * A text file that is replaced as a whole. A kill leaves the old text or the new one, never a part.
 * Only its owner can read it.
 */
export function durableFile(path: string): DurableFile {
  let last: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return {
    read: () => (existsSync(path) ? readFileSync(path, "utf8") : undefined),
    write(text) {
      waiting ??= last
        .catch(() => undefined)
        .then(() => {
          waiting = undefined;
          return replace(path, text());
        });
      last = waiting;
      return waiting;
    },
  };
}

async function replace(path: string, text: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = `${path}.tmp`;
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(folder);
}

/** A rename survives a power cut only after a sync of its folder. Windows cannot open a folder. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
