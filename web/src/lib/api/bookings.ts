import { type AnswerOf, type BodyOf, completeWalk, undoEdit } from "@petcare/contract";
import { call } from "./api.ts";

/** Completes a visit for its walker. */
export const completeVisit = (id: string, body: BodyOf<typeof completeWalk>) =>
  call(completeWalk, { params: { id }, body });

/** Undoes the edit of a series that made this version of it. */
export const undoOfSeries = (id: string, version: number) => (): Promise<AnswerOf<typeof undoEdit>> =>
  call(undoEdit, { params: { id }, body: { version } });
