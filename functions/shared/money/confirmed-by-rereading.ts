import { runtime } from "../runtime.ts";

/** In milliseconds. By then, an index has earlier writes. */
export const untilIndexesFollow = 2000;

/**
 * Reads the books, and reads them again after two seconds if there are faults: a concurrent write or a lagging index may
 * have caused them.
 *
 * @param faultsIn finds the faults
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
