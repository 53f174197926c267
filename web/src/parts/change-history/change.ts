import type { AnswerOf, listHistory } from "@petcare/contract";

/** One change of one record, as the owner reads it. */
export type Change = AnswerOf<typeof listHistory>[number];
