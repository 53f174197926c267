import { getPriceRules } from "@petcare/contract";
import { readAgain } from "../../../lib/api/after-write.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";
import { putRules, showRules } from "./put-rules.ts";
import type { Rules } from "./rule-words.ts";

/**
 * Sets a part of the rules, where the rules are still those that are shown.
 * @param saved the words once it is done
 */
export const useSaveRules = (rules: Rules, saved: string) =>
  useSend({
    mutationFn: (changed: Partial<Pick<Rules, "rules" | "cancelling" | "accept_free_cancels" | "takes_meets">>) =>
      putRules({ ...rules, ...changed }),
    onSuccess: (stored) => {
      showRules(stored);
      toast(saved);
    },
    onError: (error) => {
      readAgain(getPriceRules);
      failureToast(messageOf(error, "Failed to save. Please try again."));
    },
  });
