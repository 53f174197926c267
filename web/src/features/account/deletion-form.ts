import { deleteMe } from "@petcare/contract/schemas";
import type { FormRules, Problems } from "../../ui/form/form-rules.ts";

interface DeletionForm {
  password: string;
  /** The word below, typed. */
  confirmation: string;
}

/** Typed to confirm. Small letters count too, because phones change the case. */
export const confirmingWord = "DELETE";

export const emptyDeletion: DeletionForm = { password: "", confirmation: "" };

export const deletionRules = {
  schema: deleteMe.body,
  labels: { password: "Password" },
  toBody: ({ password }: DeletionForm) => ({ password }),
  check: ({ confirmation }: DeletionForm): Problems =>
    confirmation.trim().toUpperCase() === confirmingWord ? {} : { confirmation: `Type ${confirmingWord} to confirm` },
} satisfies FormRules<DeletionForm, unknown>;
