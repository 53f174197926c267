import { cancelCharge } from "../editing/charge.ts";
import { type Billed, chargeOf } from "../money/billing.ts";
import { formatCents } from "../money.ts";
import { wholeOf } from "../settings/price-rules.ts";

/** Makes an invoice line's text: the visit's label, and whether it is a charged cancellation. */
export function lineText(visit: Billed & { service_label?: string | undefined }): string {
  const { status, service_label } = visit;
  return [service_label, status === "cancelled" ? cancelledText(visit) : undefined].filter(Boolean).join(". ");
}

function cancelledText(visit: Billed): string {
  const [charge, whole] = [chargeOf(visit), wholeOf(visit)];
  const isHalf = charge === cancelCharge({ type: "half" }, whole);
  return isHalf ? `Cancelled, half of ${formatCents(whole)}` : `Cancelled, charged ${formatCents(charge)}`;
}
