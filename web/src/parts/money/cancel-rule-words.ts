import type { CancelRule, CancelShare } from "@petcare/domain";
import { count } from "../../lib/format/words.ts";

export const shareNames: Record<CancelShare, string> = {
  nothing: "Nothing",
  half: "Half",
  all: "All",
  amount: "Amount",
};

const days = { all: "", holidays: ", on holidays", ordinary: ", not on holidays" } as const;

/** 'Less than 24 hours before', 'Less than 7 days before, on holidays' */
export const cancelRuleWords = ({ hours, on }: Pick<CancelRule, "hours" | "on">): string =>
  `Less than ${hours > 24 && hours % 24 === 0 ? count(hours / 24, "day") : count(hours, "hour")} before${days[on]}`;
