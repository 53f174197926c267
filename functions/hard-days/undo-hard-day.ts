import { undoHardDay } from "@petcare/contract";
import { storeHardDay } from "@petcare/storage";
import { goOn } from "../shared/hard-days/go-on.ts";
import { hardDayAnswer, undoableUntil } from "../shared/hard-days/hard-day-answer.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { keptDay } from "./kept-day.ts";

/** Undoes a hard day. Finishes an interrupted one first, so that no act of it runs after the undo. */
export const handler = endpoint(undoHardDay, async ({ params: { id }, caller, via }) => {
  const day = await goOn(await keptDay(id));
  if (day.state === "undone") return hardDayAnswer(day);
  if (undoableUntil(day) === undefined) throw new AppError("conflict", "A day can be undone for 24 hours.");
  const undo = authorOf({ caller, via });
  const undoing = await storeHardDay(runtime.db, { ...day, state: "undoing", version: day.version + 1, undo });
  return hardDayAnswer(await goOn(undoing));
});
