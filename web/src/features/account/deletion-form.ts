import { deleteMe } from "@petcare/contract";
import { type Problems, problemsIn } from "./problems.ts";

export interface DeletionForm {
  password: string;
  /** The word below, typed. */
  confirmation: string;
}

/** What somebody types to show that they mean it; in capitals or not, for phones write as they please. */
export const confirmingWord = "DELETE";

export const emptyDeletion: DeletionForm = { password: "", confirmation: "" };

export function deletionProblems({ password, confirmation }: DeletionForm): Problems {
  const isMeant = confirmation.trim().toUpperCase() === confirmingWord;
  return {
    ...problemsIn(deleteMe.body, { password }, { password: "Password" }),
    ...(!isMeant && { confirmation: `Type ${confirmingWord} to confirm` }),
  };
}
