import { type HardDay, readHardDay } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { runtime } from "../shared/runtime.ts";

/** Reads a stored hard day. @throws AppError not_found if it does not exist, or has expired */
export async function keptDay(id: string): Promise<HardDay> {
  const day = await readHardDay(runtime.db, id);
  if (!day || day.expires_at * 1000 <= runtime.now()) throw new AppError("not_found", "This day was not found.");
  return day;
}
