import { type BodyOf, createClient } from "@petcare/contract";
import type { FormRules } from "../../../ui/form/form-rules.ts";
import { namesIn, textOrNull } from "../../../ui/form/typed-text.ts";

/** What is asked on the phone. Everything else can be said later, on the client's page. */
export interface NewClientForm {
  /** The record's id: it makes a double tap or another try one client. */
  id: string;
  name: string;
  phone: string;
  email: string;
  address: string;
  pets: string[];
  garage_code: string;
  lockbox: string;
  alarm: string;
  parking: string;
  /** Dollars for the 25 minute walk, as typed. */
  walk25: string;
  notes: string;
}

export const emptyClient: Omit<NewClientForm, "id"> = {
  name: "",
  phone: "",
  email: "",
  address: "",
  pets: [""],
  garage_code: "",
  lockbox: "",
  alarm: "",
  parking: "",
  walk25: "",
  notes: "",
};

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
    custom_rates: { walk25: form.walk25.trim() === "" ? null : Number(form.walk25) },
    notes: textOrNull(form.notes),
  }),
  // One line says what is wrong with the list of pets.
  fieldOf: (path: string) => path.replace(/^(access|custom_rates)\./, "").replace(/^pets\..*$/, "pets"),
} satisfies FormRules<NewClientForm, unknown>;
