import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportTable, KeptChanging } from "@petcare/export";
import { endExport, noteExport } from "@petcare/storage";
import { untilIndexesFollow } from "../shared/money/confirmed-by-rereading.ts";
import { log } from "../shared/pipeline/log.ts";
import { environment, runtime } from "../shared/runtime.ts";
import { exportFileKey } from "../shared/s3/export-file.ts";
import { putObject } from "../shared/s3/put-object.ts";

/** In milliseconds, between two stored progress counts. */
const betweenNotes = 1000;

/**
 * Makes a requested export and stores it in the bucket. A second call for the same export does nothing. If the job dies,
 * the owner requests another export.
 *
 * @throws Error if the export fails, after storing that it failed
 */
export async function handler({ id }: { id: string }): Promise<void> {
  if ((await noteExport(runtime.db, id, 0, "waiting")) === "refused") return;
  const folder = await mkdtemp(join(tmpdir(), "export-"));
  try {
    const { path, bytes, items } = await exportTable(runtime.db, {
      folder,
      now: runtime.now(),
      untilIndexesFollow: () => runtime.pause(untilIndexesFollow),
      onProgress: noteNowAndThen(id),
    });
    await noteExport(runtime.db, id, items);
    await putObject(environment("EXPORT_BUCKET"), exportFileKey(id), path);
    await endExport(runtime.db, id, { status: "done", bytes });
    log("info", { job: "export", id, items, bytes });
  } catch (error) {
    const fault = error instanceof KeptChanging ? error.message : undefined;
    await endExport(runtime.db, id, { status: "failed", fault });
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Stores the number of exported items, at most once a second. */
function noteNowAndThen(id: string) {
  let last = 0;
  return async (items: number) => {
    const at = runtime.now();
    if (at - last < betweenNotes) return;
    last = at;
    await noteExport(runtime.db, id, items);
  };
}
