import { getPriceRules } from "@petcare/contract";
import { type CancelRule, cancelRuleFor } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import { zone } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import type { Opened } from "./cancel-form.ts";

/** Finds what cancelling the opened visit costs by the business's rules. Nobody waits for rules that cannot be read. */
export function useCancelRule(opened: Opened | undefined): { isKnown: boolean; rule: CancelRule | undefined } {
  const rules = useRead(getPriceRules);
  const isKnown = !rules.isPending || rules.failureCount > 0;
  const now = useNow();
  const occurrence = opened?.occurrence;
  if (!rules.data || !occurrence) return { isKnown, rule: undefined };
  const visit = { ...opened, ...occurrence.values, ...occurrence };
  const { service_type: service, date, timeframe } = visit;
  return { isKnown: true, rule: cancelRuleFor(rules.data, { service, date, timeframe }, now, zone) };
}
