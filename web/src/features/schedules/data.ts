import { business } from "@petcare/business";
import { type AnswerOf, type BodyOf, getPricing, type listClients, type listWalkers, me } from "@petcare/contract";
import { createSchedule } from "@petcare/contract/schemas";
import {
  type BookingTextName,
  bookingTextNames,
  defaultTimeFrame,
  durationMinutes,
  formatPhone,
  hasWords,
  isLocalDate,
  type LocalDate,
  priceOf,
  type Rates,
  rateLabel,
  ratesInCents,
  type ServiceType,
  startProblem,
  type TimeFrame,
  textsBy,
  toRuleText,
} from "@petcare/domain";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { today } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import type { FormRules, Problems } from "../../ui/form/form-rules.ts";
import { namesIn, textOrNull } from "../../ui/form/typed-text.ts";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import { noRecurrence, type RecurrenceDraft, recurrenceOf, recurrenceProblems } from "./recurrence/data.ts";

/** The schedule form's fields, named as in the request's body. */
export interface ScheduleValues extends Record<BookingTextName, string> {
  date: LocalDate | "";
  service_type: ServiceType;
  timeframe: TimeFrame;
  client_id: string;
  walker_id: string;
  service_label: string;
  /** Comma separated. */
  pet_names: string;
  /** Dollars, as typed. */
  price: string;
  recurrence: RecurrenceDraft;
}

export type ScheduleForm = FormFields<ScheduleValues>;

export const emptySchedule: ScheduleValues = {
  date: "",
  service_type: "25",
  timeframe: defaultTimeFrame,
  client_id: "",
  walker_id: "",
  service_label: "",
  pet_names: "",
  ...textsBy(bookingTextNames, () => ""),
  price: "",
  recurrence: noRecurrence,
};

type Body = BodyOf<typeof createSchedule>;

/** The schema, the body and the checks of the form (docs/product/schedules.md#the-booking-form). */
export const scheduleRules = {
  schema: createSchedule.body,
  toBody: bodyOf,
  // The form edits the body's rrule in an editor of several fields.
  fieldOf: (path: string) => (path === "rrule" ? "recurrence.rule" : path.replace(/\.\d+$/, "")),
  check: ({ recurrence, date }: ScheduleValues): Problems =>
    Object.fromEntries(
      Object.entries(recurrenceProblems(recurrence, date)).map(([part, problem]) => [`recurrence.${part}`, problem]),
    ),
} satisfies FormRules<ScheduleValues, Body>;

/** Only a series has rrule and duration_minutes. Only 'other' has service_label. Empty text is null. */
function bodyOf(values: ScheduleValues): Body {
  const { date, service_type, timeframe, client_id, walker_id, recurrence } = values;
  const rule = isLocalDate(date) ? ruleOf(recurrence, date) : undefined;
  return {
    date,
    timeframe,
    service_type,
    client_id,
    walker_id,
    pet_names: petNamesIn(values.pet_names),
    status: "scheduled",
    ...textsBy(bookingTextNames, (name) => textOrNull(values[name])),
    service_label: service_type === "other" ? textOrNull(values.service_label) : null,
    price: values.price.trim() === "" ? null : Number(values.price),
    ...(rule && { rrule: rule, duration_minutes: durationMinutes[service_type] }),
  };
}

function ruleOf(draft: RecurrenceDraft, date: LocalDate): string | undefined {
  if (Object.keys(recurrenceProblems(draft, date)).length > 0) return undefined;
  const rule = recurrenceOf(draft, date);
  return rule.frequency === "none" ? undefined : toRuleText(rule, date);
}

/** 'Biscuit, Max' as names. */
export const petNamesIn = (typed: string): string[] => namesIn(typed.split(","));

/** The problem of a start too long ago or too far ahead. */
export function dateProblem(date: ScheduleValues["date"]): Problems {
  const problem = isLocalDate(date) && startProblem(date, today());
  return problem ? { date: problem } : {};
}

type Client = AnswerOf<typeof listClients>[number];
type Walker = AnswerOf<typeof listWalkers>[number];
type Assignable = Pick<Walker, "id" | "name" | "phone" | "isCurrentUser">;

/** The people who can be chosen in the form, and the chosen client and walker. */
export function usePeople({ client_id, walker_id }: ScheduleValues) {
  const clients = useClients();
  const team = useWalkers();
  const { data: owner } = useRead(me);
  const walkers = assignableWalkers(team, owner);
  const byId = new Map(clients.map((client) => [client.id, client]));
  const petsOf = (id: string) => byId.get(id)?.pets.map(({ name }) => name) ?? [];
  return {
    client: byId.get(client_id),
    walker: walkers.find(({ id }) => id === walker_id),
    walkers,
    clientOptions: clients.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name })),
    walkerOptions: walkers.map(({ id, name, isCurrentUser }) => ({
      value: id,
      label: isCurrentUser ? `${name} (you)` : name,
    })),
    about: (id: string) => [petsText(petsOf(id)), byId.get(id)?.address].filter(Boolean).join(" · "),
    matches: (id: string, search: string) => hasWords([byId.get(id)?.name, ...petsOf(id)], search),
  };
}

export type People = ReturnType<typeof usePeople>;

/** Lists the active walkers and the owner (docs/product/people.md#assigning). */
function assignableWalkers(
  walkers: readonly Walker[],
  owner: Pick<AnswerOf<typeof me>, "id" | "name" | "phone"> | undefined,
): Assignable[] {
  const listed = walkers.filter(({ active, isAdmin }) => active || isAdmin);
  if (!owner || walkers.some(({ id }) => id === owner.id)) return listed;
  return [...listed, { id: owner.id, name: owner.name, phone: owner.phone, isCurrentUser: true }];
}

/** Names a walker by id. */
export function useWalkerName(): (id: string) => string {
  const walkers = useWalkers();
  return (id) => walkers.find((walker) => walker.id === id)?.name ?? "Unknown walker";
}

/** Reads the default prices in cents. Falls back on those of the business file (docs/product/settings.md#default-prices). */
export function useDefaultRates(): Rates {
  const { walk25, visit, overnight, other } = useRead(getPricing).data ?? business.defaultPrices;
  return ratesInCents({ walk25, visit, overnight, other });
}

/** A client's usual price for a service: in dollars for the price field, and in words. */
export function suggestedPrice(client: Client | undefined, service: ServiceType, defaultRates: Rates) {
  if (!client) return { price: "", label: "" };
  const pricing = { clientRates: client.custom_rates && ratesInCents(client.custom_rates), defaultRates, service };
  return { price: (priceOf(pricing) / 100).toFixed(2), label: rateLabel(pricing) };
}

export type SuggestedField = "price" | "pet_names" | BookingTextName;
export type Suggested = Partial<Record<SuggestedField, string>> & { priceLabel: string };

/** The values on file for the chosen people, by field, and the price in words. */
export function useSuggested({ service_type }: ScheduleValues, { client, walker }: People): Suggested {
  const { price, label } = suggestedPrice(client, service_type, useDefaultRates());
  return {
    price,
    priceLabel: label,
    pet_names: client?.pets.map(({ name }) => name).join(", ") ?? "",
    address: client?.address ?? "",
    garage_code: client?.garage_code ?? "",
    walker_phone: formatPhone(walker?.phone ?? ""),
  };
}
