import type { AnswerOf, getPayRun, listDuePay, listPayRuns } from "@petcare/contract";

export type Due = AnswerOf<typeof listDuePay>[number];
export type DueLine = Due["lines"][number];
export type PayRunRow = AnswerOf<typeof listPayRuns>[number];
export type PayRunDocument = AnswerOf<typeof getPayRun>;
