import { Stream } from "node:stream";
import type { LevelIterator } from "dynalite/db/index.js";

const entriesAtOnce = 1000;

/**
 * Turns an iterator into the old kind of stream that dynalite reads ('data', 'end', 'error', destroy).
 * The iterator is closed however the stream ends.
 */
export function iteratorStream(iterator: LevelIterator): Stream {
  let stopped = false;
  const stream = Object.assign(new Stream(), {
    destroy() {
      stopped = true;
    },
  });

  async function flow() {
    try {
      for (let entries = await read(); entries.length > 0; entries = await read()) {
        for (const entry of entries) {
          if (!stopped) stream.emit("data", entry);
        }
      }
      if (!stopped) stream.emit("end");
    } catch (error) {
      stream.emit("error", error);
    } finally {
      await iterator.close();
    }
  }
  const read = async () => (stopped ? [] : await iterator.nextv(entriesAtOnce));

  void flow();
  return stream;
}
