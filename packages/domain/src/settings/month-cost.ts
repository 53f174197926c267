import { awsPrices, type CostPart, costParts, type UnitName, type Units } from "./aws-prices.ts";
import { messageUnits, monthUnits } from "./month-units.ts";

/** A line of a month's bill. `dollars` is not rounded. */
export interface CostLine {
  name: UnitName;
  units: number;
  dollars: number;
}

export const unitNames = Object.keys(awsPrices.prices) as UnitName[];

/**
 * Answers what a month's units come to, a line for each price.
 * @param isFree whether what AWS never charges for is taken off first
 */
export const costLines = (units: Units, isFree: boolean): CostLine[] =>
  unitNames.map((name) => {
    const { perMillion, free } = awsPrices.prices[name];
    const charged = isFree ? Math.max(0, units[name] - free) : units[name];
    return { name, units: units[name], dollars: (charged * perMillion) / 1_000_000 };
  });

/** The sum of each part of a bill, in dollars that are not rounded. */
export const costByPart = (lines: readonly CostLine[]): Record<CostPart, number> =>
  Object.fromEntries(
    costParts.map((part) => [
      part,
      lines.filter(({ name }) => awsPrices.prices[name].part === part).reduce((sum, { dollars }) => sum + dollars, 0),
    ]),
  ) as Record<CostPart, number>;

/**
 * The units of a month with so many visits: those of any month, and those of each visit. It has no texts.
 * @param of with those of messages, which the owner can switch off
 */
export const unitsOfMonth = (visits: number, { messages = false } = {}): Units =>
  Object.fromEntries(
    unitNames.map((name) => {
      const of = ({ anyMonth, visit }: typeof monthUnits) => (anyMonth[name] ?? 0) + visits * (visit[name] ?? 0);
      return [name, of(monthUnits) + (messages ? of(messageUnits) : 0)];
    }),
  ) as Units;
