import { formatPhone } from "@petcare/domain";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import { useAutoFill } from "./auto-fill.ts";
import { suggestedPrice, useDefaultRates } from "./rates.ts";
import type { ScheduleForm } from "./schedule-form.ts";
import type { People } from "./use-people.ts";

/** What the chosen people and prices suggest. It fills the fields in which nobody has typed something else. */
export function useSuggestions(form: FormFields<ScheduleForm>, { client, walker, walkers }: People) {
  const { price, label } = suggestedPrice(client, form.values.service_type, useDefaultRates());
  const preferred = walkers.find(({ id }) => id === client?.preferred_walker_id)?.id ?? "";
  const pets = client?.pets.map(({ name }) => name).join(", ") ?? "";
  const address = client?.address ?? "";
  const garageCode = client?.garage_code ?? "";
  const phone = formatPhone(walker?.phone ?? "");
  useAutoFill(form, "walker_id", preferred);
  useAutoFill(form, "walker_phone", phone);
  useAutoFill(form, "pet_names", pets);
  useAutoFill(form, "address", address);
  useAutoFill(form, "garage_code", garageCode);
  useAutoFill(form, "price", price);
  return { price, label, pets, address, garageCode, phone };
}

export type Suggestions = ReturnType<typeof useSuggestions>;
