import { type ServiceType, serviceLabels } from "@petcare/domain";

/** 'Biscuit', 'Biscuit & Max', 'Nori, Tofu & Rex'. Of more than `max` pets, the last ones are counted. */
export function petsText(names: readonly string[], max = 3): string {
  if (names.length === 0) return "No pets named";
  if (names.length > max) return `${names.slice(0, max - 1).join(", ")} +${names.length - max + 1}`;
  const last = names[names.length - 1];
  return names.length === 1 ? `${last}` : `${names.slice(0, -1).join(", ")} & ${last}`;
}

/** 'M. De Luca' for 'Marco De Luca'. */
export function shortName(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? first : `${first.slice(0, 1)}. ${rest.join(" ")}`;
}

interface Service {
  service_type: ServiceType;
  service_label?: string | null;
}

/** A visit's service in full. For 'other' it is the owner's description. */
export const serviceName = (visit: Service): string =>
  (visit.service_type === "other" && visit.service_label) || serviceLabels[visit.service_type];

/** '25 min', 'Visit', 'Overnight', or the owner's description. */
export const serviceBrief = (visit: Service): string =>
  ({ "25": "25 min", visit: "Visit", overnight: "Overnight", other: visit.service_label || "Other" })[
    visit.service_type
  ];

/** '1 visit', '2 visits' */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
