import type { CancelRule } from "@petcare/domain";
import { count } from "../../lib/format/words.ts";

const days = { all: "", holidays: ", on holidays", ordinary: ", not on holidays" } as const;

/** 'Less than 24 hours before, on holidays' */
export const cancelRuleWords = ({ hours, on }: Pick<CancelRule, "hours" | "on">): string =>
  `Less than ${count(hours, "hour")} before${days[on]}`;
