import type { AnswerOf, myMiles } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { type Miles, readMiles } from "@petcare/storage";
import { runtime, today } from "../shared/runtime.ts";

/** The first day whose miles can still be typed. */
export const firstOpenDay = () => addDays(today(), -7);

/** Reads somebody's miles of the days that can be typed. */
export const myDays = async (userId: string): Promise<AnswerOf<typeof myMiles>> =>
  (await readMiles(runtime.db, userId, { start: firstOpenDay(), end: today() })).map(inMiles);

/** Answers the miles of a day. */
export const inMiles = ({ date, tenths, note }: Miles) => ({ date, miles: tenths / 10, note: note ?? null });
