import { awsPrices, type CostPart, costParts, type UnitName } from "./aws-prices.ts";

/** How much of each unit a month takes. */
type Units = Partial<Record<UnitName, number>>;

/**
 * The units of AWS of any month, and those of each visit beside them. They were metered once, in November 2026: 1,000 visits
 * of 30 clients and 6 walkers, and 10,000 of 300 and 60. A laptop cannot meter a function's time, log lines and photos.
 */
const monthUnits: Record<"anyMonth" | "visit", Units> = {
  anyMonth: {
    reads: 17500,
    writes: 58.7,
    requests: 11800,
    invocations: 12200,
    computing: 1250,
    logs: 12200,
    edge: 11900,
    edgeFunctions: 11900,
    transfer: 6.44,
    alarms: 10,
    metrics: 10,
    dashboards: 1,
    users: 1,
  },
  visit: {
    reads: 229,
    writes: 57,
    stored: 0.12,
    backup: 0.12,
    requests: 11.5,
    invocations: 11.5,
    computing: 0.688,
    logs: 11.5,
    edge: 14.3,
    edgeFunctions: 14.3,
    transfer: 0.0536,
    photos: 3.6,
    photoWrites: 1,
    photoReads: 0.9,
    photoTransfer: 0.27,
    users: 0.036,
  },
};

/** The units of telling people beside that, metered in the month of 1,000 visits. */
const messageUnits: typeof monthUnits = {
  anyMonth: { reads: 64800, invocations: 43200, computing: 1080, logs: 43200 },
  visit: { reads: 369, writes: 75.8, computing: 0.276, emails: 1.44 },
};

/**
 * Estimates what a month with so many visits comes to at AWS: its parts in dollars that are not rounded, less what AWS
 * never charges for. Nothing counts the texts.
 * @param with what telling people takes, which the owner can switch off
 */
export function costOfMonth(visits: number, { messages = false } = {}): Record<CostPart, number> {
  const cost = Object.fromEntries(costParts.map((part) => [part, 0])) as Record<CostPart, number>;
  const units = ({ anyMonth, visit }: typeof monthUnits, name: UnitName) =>
    (anyMonth[name] ?? 0) + visits * (visit[name] ?? 0);
  for (const [name, { part, perMillion, free }] of Object.entries(awsPrices.prices)) {
    const taken = units(monthUnits, name as UnitName) + (messages ? units(messageUnits, name as UnitName) : 0);
    cost[part] += (Math.max(0, taken - free) * perMillion) / 1_000_000;
  }
  return cost;
}
