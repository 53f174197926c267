import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportTable, type Progress, TooLarge } from "@petcare/export";
import { endExport, noteExport } from "@petcare/storage";
import { untilIndexesFollow } from "../shared/money/confirmed-by-rereading.ts";
import { log } from "../shared/pipeline/log.ts";
import { environment, runtime } from "../shared/runtime.ts";
import { exportFileKey } from "../shared/s3/export-file.ts";
import { putObject } from "../shared/s3/put-object.ts";

/** In milliseconds, between two notes of how far it is. */
const betweenNotes = 1000;

/**
 * Makes an export that was asked for, and stores it in the bucket. One that a job has begun is left to that job: called
 * again, this does nothing. Where the job has died, the owner asks for another one.
 *
 * @throws Error where it could not be made, once that is noted
 */
export async function handler({ id }: { id: string }): Promise<void> {
  if ((await noteExport(runtime.db, id, { step: "reading", items: 0 }, "waiting")) === "refused") return;
  const folder = await mkdtemp(join(tmpdir(), "export-"));
  try {
    const { path, bytes, items, fault } = await exportTable(runtime.db, {
      folder,
      now: runtime.now(),
      untilIndexesFollow: () => runtime.pause(untilIndexesFollow),
      onProgress: noteNowAndThen(id),
    });
    await noteExport(runtime.db, id, { step: "sending", items });
    await putObject(environment("EXPORT_BUCKET"), exportFileKey(id), path);
    await endExport(runtime.db, id, "done", { bytes, ...(fault !== null && { fault }) });
    log("info", { job: "export", id, items, bytes, fault });
  } catch (error) {
    await endExport(
      runtime.db,
      id,
      "failed",
      hasNoRoom(error) ? { bytes: 0, fault: new TooLarge().message } : undefined,
    );
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Tells an export that can never be made from one that may be made the next time. */
const hasNoRoom = (error: unknown) =>
  error instanceof TooLarge || (error instanceof Error && "code" in error && error.code === "ENOSPC");

/** Notes each step, and within one how many items there are, once a second. */
function noteNowAndThen(id: string) {
  let last: { step: string; at: number } | undefined;
  return async ({ step, items }: Progress) => {
    const at = runtime.now();
    if (last?.step === step && at - last.at < betweenNotes) return;
    last = { step, at };
    await noteExport(runtime.db, id, { step, items });
  };
}
