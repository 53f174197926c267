import { type FederalHoliday, federalHolidays, rateInWords, type ServiceType, serviceLabels } from "@petcare/domain";
import { listed } from "../../lib/format/listed.ts";
import { dayText, type FieldChange } from "./field-words.ts";

type Changes = readonly FieldChange[];

/** 'added the rule “Weekend”', 'made “Snow day” a holiday', or that the cost of cancelling changed. */
export function rulesText(changes: Changes): string {
  const [rulesBefore, rules] = sidesOf<Rule>(changes, "rules");
  const [daysBefore, days] = sidesOf<OwnDay>(changes, "days");
  const [holidaysBefore, holidays] = sidesOf<FederalHoliday>(changes, "holidays");
  const were = new Map(rulesBefore.map((rule) => [rule.id, rule]));
  const ended = rules.filter(({ id, to }) => were.has(id) && were.get(id)?.to !== to);
  const ofRules = [
    ...rules.filter(({ id }) => !were.has(id)).map(({ name }) => `added the rule “${name}”`),
    ...rulesBefore.flatMap(({ id, name }) => (rules.some((one) => one.id === id) ? [] : `removed the rule “${name}”`)),
    ...ended.map(({ name, to }) => `${to ? "ended" : "went on with"} the rule “${name}”`),
  ];
  const said = [
    ...(rules.length > 0 && ofRules.length === 0 ? ["changed a price rule"] : ofRules),
    ...without(days.map(dayOf), daysBefore.map(dayOf)).map((day) => `made ${day} a holiday`),
    ...without(daysBefore.map(dayOf), days.map(dayOf)).map((day) => `took ${day} off the holidays`),
    ...without(holidays, holidaysBefore).map((one) => `made ${holidayName(one)} a holiday`),
    ...without(holidaysBefore, holidays).map((one) => `took ${holidayName(one)} off the holidays`),
    ...(changes.some(({ field }) => field.startsWith("cancelling")) ? ["changed what cancelling costs"] : []),
    ...changes
      .filter(({ field }) => field === "accept_free_cancels")
      .map(({ to }) =>
        to ? "let free cancellings be accepted by themselves" : "let free cancellings wait for an answer",
      ),
    ...changes
      .filter(({ field }) => field === "takes_meets")
      .map(({ to }) => `${to ? "let" : "no longer let"} strangers ask for a meet and greet`),
  ];
  return said.length > 0 ? listed(said) : "changed the holidays";
}

/** 'set Nassau to 8.625 % from Tue, Dec 1, 2026 on', 'stopped taxing Overnight stay', 'answered that nothing is taxed'. */
export function taxesText(changes: Changes): string {
  const [ratesBefore, rates] = sidesOf<TaxRow>(changes, "rates");
  const [servicesBefore, services] = sidesOf<ServiceType>(changes, "services");
  const wasAnswered = changes.some(({ field, from }) => field === "services" && from !== null);
  const cancelled = changes.find(({ field, from, to }) => field === "cancelled" && (from !== null || to === true));
  const said = [
    ...without(rates.map(rowText), ratesBefore.map(rowText)).map((row) => `set ${row}`),
    ...dropped(ratesBefore, rates).map((row) => `took back ${percentOf(row)} for ${row.name} ${sinceText(row)}`),
    ...(wasAnswered ? taxing(without(services, servicesBefore), without(servicesBefore, services)) : []),
    ...(cancelled ? [`${verb(cancelled.to === true)} what is charged of cancelled visits`] : []),
  ];
  return said.length > 0 ? listed(said) : "answered that nothing is taxed";
}

interface Rule {
  id: string;
  name: string;
  to?: string;
}

interface OwnDay {
  date: string;
  name: string;
}

interface TaxRow {
  id: string;
  name: string;
  milli: number;
  from: string;
}

/** The lists before and after. What is no list, such as one too long to keep, is none. */
function sidesOf<One>(changes: Changes, name: string): [One[], One[]] {
  const change = changes.find(({ field }) => field === name);
  const listIn = (value: unknown) => (Array.isArray(value) ? (value as One[]) : []);
  return [listIn(change?.from), listIn(change?.to)];
}

const without = <One>(all: readonly One[], others: readonly One[]): One[] => all.filter((one) => !others.includes(one));

const dayOf = ({ date, name }: OwnDay) => `“${name}” on ${dayText(date) ?? date}`;
const holidayName = (holiday: FederalHoliday) => federalHolidays[holiday].name;

const percentOf = ({ milli }: TaxRow) => (milli === 0 ? "no tax" : rateInWords(milli));
const sinceText = ({ from }: TaxRow) => `from ${dayText(from) ?? from} on`;
const rowText = (row: TaxRow) => `${row.name} to ${percentOf(row)} ${sinceText(row)}`;

/** The rows that are gone, and not replaced by another of the same day. */
const dropped = (before: readonly TaxRow[], after: readonly TaxRow[]) =>
  before.filter((row) => !after.some(({ id, from }) => id === row.id && from === row.from));

const verb = (isTaxed: boolean) => (isTaxed ? "began to tax" : "stopped taxing");

const taxing = (more: readonly ServiceType[], fewer: readonly ServiceType[]) =>
  [more, fewer].flatMap((some, index) =>
    some.length > 0 ? [`${verb(index === 0)} ${listed(some.map((one) => serviceLabels[one]))}`] : [],
  );
