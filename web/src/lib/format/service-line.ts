import { type ServiceType, serviceLabels } from "@petcare/domain";

interface BilledLine {
  service_type: ServiceType | null;
  /** The owner's own words for the service, and that it is billed although it was cancelled: either, both, or neither. */
  description: string;
}

/** A line of an invoice in words: what was done, and below it what is said of it, such as 'Cancelled, half of $28.00'. */
export function serviceLine({ service_type, description }: BilledLine): { title: string; detail?: string } {
  const [, label = "", cancelled] = /^(.*?)(?:(?:^|\. )(Cancelled, .*))?$/s.exec(description) ?? [];
  const title = label || (service_type === null ? "" : serviceLabels[service_type]);
  return cancelled ? { title, detail: cancelled } : { title };
}
