import { formatPhone } from "@petcare/domain";
import type { Edits } from "../../../ui/form/edits.ts";
import type { ScheduleForm } from "../schedule-form.ts";

interface Known {
  /** A walker's phone; '' where none is known. */
  phoneOf: (walkerId: string) => string;
  /** What the client pays for a service by default, in dollars. */
  priceFor: (service: ScheduleForm["service_type"]) => string;
}

/**
 * What a choice brings along, unless somebody typed something else: another walker brings their own phone where the
 * booking shows one, and another service its price.
 */
export function companions(
  values: ScheduleForm,
  edits: Edits<ScheduleForm>,
  { walker_id, service_type }: Edits<ScheduleForm>,
  { phoneOf, priceFor }: Known,
): Edits<ScheduleForm> {
  const before = formatPhone(phoneOf(values.walker_id));
  const showsPhone = values.walker_phone !== "" && (edits.walker_phone === undefined || edits.walker_phone === before);
  return {
    ...(walker_id !== undefined && showsPhone && { walker_phone: formatPhone(phoneOf(walker_id)) }),
    ...(service_type !== undefined &&
      values.price === priceFor(values.service_type) && { price: priceFor(service_type) }),
  };
}
