import { formatPhone } from "@petcare/domain";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import { useAutoFill } from "./auto-fill.ts";
import { suggestedPrice, useDefaultRates } from "./rates.ts";
import type { ScheduleForm } from "./schedule-form.ts";
import type { People } from "./use-people.ts";

/** Answers what the chosen people and prices suggest for the fields that are about them. */
export function useSuggested({ service_type }: ScheduleForm, { client, walker }: People) {
  const { price, label } = suggestedPrice(client, service_type, useDefaultRates());
  return {
    price,
    label,
    pets: client?.pets.map(({ name }) => name).join(", ") ?? "",
    address: client?.address ?? "",
    garageCode: client?.garage_code ?? "",
    phone: formatPhone(walker?.phone ?? ""),
  };
}

/** The same, filled into the fields in which nobody has typed something else. */
export function useSuggestions(form: FormFields<ScheduleForm>, people: People): Suggestions {
  const suggested = useSuggested(form.values, people);
  const { phone, pets, address, garageCode, price } = suggested;
  const preferred = people.walkers.find(({ id }) => id === people.client?.preferred_walker_id)?.id ?? "";
  useAutoFill(form, "walker_id", preferred);
  useAutoFill(form, "walker_phone", phone);
  useAutoFill(form, "pet_names", pets);
  useAutoFill(form, "address", address);
  useAutoFill(form, "garage_code", garageCode);
  useAutoFill(form, "price", price);
  return suggested;
}

export type Suggestions = ReturnType<typeof useSuggested>;
