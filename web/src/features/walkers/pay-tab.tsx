import { today as todayOf } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { DuePay } from "./pay/due-pay.tsx";
import { PaidRuns } from "./pay/paid-runs.tsx";
import { RatesCard } from "./rates-card.tsx";
import type { TabProps } from "./tab-props.ts";

/** Shows what a walker is due, and what was paid. */
export function PayTab({ walker, editOf }: TabProps) {
  const today = todayOf(useNow());
  return (
    <DuePay walker={walker} today={today} beside={<RatesCard walker={walker} edit={editOf("pay")} />}>
      <PaidRuns walkerId={walker.id} today={today} />
    </DuePay>
  );
}
