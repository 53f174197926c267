/** The services for sale. See docs/product/schedules.md#services. */
export const serviceTypes = ["25", "visit", "overnight", "other"] as const;

export type ServiceType = (typeof serviceTypes)[number];

export const serviceLabels: Record<ServiceType, string> = {
  "25": "25 minute walk",
  visit: "Cat/Dog 25 minute Visit",
  overnight: "Overnight stay",
  other: "Other",
};

/** Minutes. An overnight stay really lasts 23 to 25 hours: see visitTimes. */
export const durationMinutes: Record<ServiceType, number> = { "25": 25, visit: 25, overnight: 1440, other: 25 };

/** Parses a service; undefined if unknown. The old values 20, 30 and 60 are 25 minute walks. */
export function asServiceType(raw: string): ServiceType | undefined {
  if (raw === "20" || raw === "30" || raw === "60") return "25";
  return serviceTypes.find((service) => service === raw);
}

/** Maps a stored service to the one it counts as. An unknown one, as older visits may have, counts as "other". */
export const soldAs = (service: string): ServiceType => asServiceType(service) ?? "other";
