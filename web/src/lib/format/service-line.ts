import { type ServiceType, serviceLabels } from "@petcare/domain";

interface BilledLine {
  service_type: ServiceType | null;
  /** The owner's description, the reason for billing a cancelled visit, both, or neither. */
  description: string;
}

/** The words of an invoice's line: the service, and a detail such as 'Cancelled, half of $28.00'. */
export function serviceLine({ service_type, description }: BilledLine): { title: string; detail?: string } {
  const [, label = "", cancelled] = /^(.*?)(?:(?:^|\. )(Cancelled, .*))?$/s.exec(description) ?? [];
  const title = label || (service_type === null ? "" : serviceLabels[service_type]);
  return cancelled ? { title, detail: cancelled } : { title };
}
