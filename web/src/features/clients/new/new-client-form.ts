import { type BodyOf, createClient } from "@petcare/contract";
import { dollarsOrNull } from "../../../lib/format/dollars.ts";
import type { FormRules } from "../../../ui/form/form-rules.ts";
import { namesIn, textOrNull } from "../../../ui/form/typed-text.ts";

/** What is asked on the phone. Everything else can be said later, on the client's page. */
export const emptyClient = {
  name: "",
  phone: "",
  email: "",
  address: "",
  pets: [""],
  garage_code: "",
  lockbox: "",
  alarm: "",
  parking: "",
  /** Dollars for the 25 minute walk, as typed. */
  walk25: "",
  notes: "",
};

/** The record's id makes a double tap or another try one client. */
type NewClientForm = typeof emptyClient & { id: string };

export const newClientRules = {
  schema: createClient.body,
  labels: { pets: "Pets", address: "Home address" },
  toBody: (form: NewClientForm): BodyOf<typeof createClient> => ({
    id: form.id,
    name: form.name.trim(),
    phone: textOrNull(form.phone),
    email: textOrNull(form.email),
    address: textOrNull(form.address),
    pets: namesIn(form.pets).map((name) => ({ name })),
    garage_code: textOrNull(form.garage_code),
    access: {
      lockbox: textOrNull(form.lockbox),
      alarm: textOrNull(form.alarm),
      parking: textOrNull(form.parking),
    },
    custom_rates: { walk25: dollarsOrNull(form.walk25) },
    notes: textOrNull(form.notes),
  }),
  // One line says what is wrong with the list of pets.
  fieldOf: (path: string) => path.replace(/^(access|custom_rates)\./, "").replace(/^pets\..*$/, "pets"),
} satisfies FormRules<NewClientForm, unknown>;
