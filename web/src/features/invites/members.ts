import type { AnswerOf, listMembers } from "@petcare/contract";

export type Member = AnswerOf<typeof listMembers>[number];

/** The names in the address of the dialogs about a household's members. */
export const memberDialogs = ["member", "remove-member"] as const;
