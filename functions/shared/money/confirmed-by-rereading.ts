import { runtime } from "../runtime.ts";

/** In milliseconds. An index has by then what was written before. */
export const untilIndexesFollow = 2000;

/**
 * Reads books, and once more after two seconds where something in them does not agree: somebody may write while they are
 * read, and an index follows its table by moments.
 *
 * @param faultsIn what does not agree in them
 */
export async function confirmedByRereading<Read>(
  read: () => Promise<Read>,
  faultsIn: (found: Read) => readonly unknown[],
): Promise<Read> {
  const found = await read();
  if (faultsIn(found).length === 0) return found;
  await runtime.pause(untilIndexesFollow);
  return read();
}
