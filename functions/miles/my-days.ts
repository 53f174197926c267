import type { AnswerOf, myMiles } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { type Miles, readMiles } from "@petcare/storage";
import { runtime, today } from "../shared/runtime.ts";

/** Computes the first day whose miles can still be entered. */
export const firstOpenDay = () => addDays(today(), -7);

/** Reads a person's miles on the days that can be entered. */
export const myDays = async (userId: string): Promise<AnswerOf<typeof myMiles>> =>
  (await readMiles(runtime.db, userId, { start: firstOpenDay(), end: today() })).map(inMiles);

/** Makes the answer of a day's miles. */
export const inMiles = ({ date, tenths, note }: Miles) => ({ date, miles: tenths / 10, note: note ?? null });
