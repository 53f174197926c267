import { awsPrices, costByPart, costLines, costParts, type Units, unitNames, unitsOfMonth } from "@petcare/domain";
import { messageUnitsOf, type Scale, unitsOf } from "./habits.ts";
import { meterMonth } from "./month.ts";

// npm run cost: what a month costs, of 1,000 visits and of 10,000, from units that are metered by running it here.
// It ends with 1 where the table of packages/domain/src/settings/month-units.ts is more than 10% off. The larger month takes minutes.

const small: Scale = { clients: 30, walkers: 6, visits: 1000, days: 30 };
const large: Scale = { clients: 300, walkers: 60, visits: 10_000, days: 30 };
const texts = { [small.visits]: 20, [large.visits]: 100 };

console.log(
  `Prices of ${awsPrices.month}, ${awsPrices.region}, in US dollars: without what AWS never charges for, and whole`,
);
const months: { scale: Scale; units: Units }[] = [];
for (const scale of [small, large]) {
  const month = await meterMonth(scale, scale === small);
  const metered = { ...unitsOf(month, scale), texts: texts[scale.visits] ?? 0 };
  months.push({ scale, units: metered });
  console.log(`\n${scale.visits} visits, ${scale.clients} clients, ${scale.walkers} walkers`);
  const [without, whole] = [costLines(metered, true), costLines(metered, false)];
  for (const [n, { name, units, dollars }] of whole.entries()) {
    print(awsPrices.prices[name].unit, units, without[n]?.dollars ?? 0, dollars);
  }
  const [freeParts, parts] = [costByPart(without), costByPart(whole)];
  for (const part of costParts) print(`= ${part}`, undefined, freeParts[part], parts[part]);
  const sum = (of: typeof parts) => Object.values(of).reduce((total, dollars) => total + dollars, 0);
  print("= all of it", undefined, sum(freeParts), sum(parts));
  print("= without texts", undefined, sum(freeParts) - freeParts.texts, sum(parts) - parts.texts);
  if (scale === small) printMessages(metered, messageUnitsOf(month.messages));
}

/** Telling people, which is metered in the smaller month alone: each of its looks is one of many. */
function printMessages(before: Units, messages: Partial<Units>) {
  const after = Object.fromEntries(unitNames.map((name) => [name, before[name] + (messages[name] ?? 0)])) as Units;
  const [free, whole] = [true, false].map((isFree) => {
    const was = costLines(before, isFree);
    return costLines(after, isFree).map(({ dollars }, n) => dollars - (was[n]?.dollars ?? 0));
  });
  for (const [n, name] of unitNames.entries()) {
    const units = messages[name];
    if (units) print(`messages: ${awsPrices.prices[name].unit}`, units, free?.[n] ?? 0, whole?.[n] ?? 0);
  }
  const total = (some: number[] = []) => some.reduce((sum, dollars) => sum + dollars, 0);
  print("= messages", undefined, total(free), total(whole));
}

function print(what: string, units: number | undefined, free: number, whole: number) {
  const shown = units === undefined ? "" : Math.round(units).toLocaleString("en-US");
  console.log(
    `${what.padEnd(46)} ${shown.padStart(12)}  ${free.toFixed(4).padStart(10)}  ${whole.toFixed(4).padStart(10)}`,
  );
}

const isCounted = (name: (typeof unitNames)[number]) => name !== "texts" && name !== "emails";
const [first, second] = months.map(({ units }) => units) as [Units, Units];
const table = Object.fromEntries(
  unitNames.filter(isCounted).map((name) => {
    const visit = (second[name] - first[name]) / (large.visits - small.visits);
    return [name, { visit, anyMonth: first[name] - small.visits * visit }];
  }),
);
const off = months.flatMap(({ scale, units }) => {
  const told = unitsOfMonth(scale.visits);
  return unitNames.filter(
    (name) => isCounted(name) && Math.abs(told[name] - units[name]) > 0.1 * Math.max(units[name], 1),
  );
});
if (off.length > 0) {
  const rounded = (of: "visit" | "anyMonth") =>
    Object.fromEntries(Object.entries(table).map(([name, one]) => [name, Number(one[of].toPrecision(3))]));
  console.log(`\nThe table of month-units.ts is off: ${[...new Set(off)].join(", ")}. It would be`);
  console.log(JSON.stringify({ anyMonth: rounded("anyMonth"), visit: rounded("visit") }, null, 2));
  process.exitCode = 1;
}
