import type { AnswerOf, listMembers } from "@petcare/contract";

export type Member = AnswerOf<typeof listMembers>[number];

/** What the address names of the dialogs about a household's members. */
export const memberDialogs = ["member", "remove-member"] as const;
