import { type BodyOf, type changeWalker, createWalker } from "@petcare/contract";
import { formatPhone } from "@petcare/domain";
import type { FormRules } from "../../../ui/form/form-rules.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import type { WalkerRecord } from "../walker-record.ts";

/** What the owner can say of a walker. Rates are dollars as typed; '' has the default. */
export interface WalkerForm {
  name: string;
  phone: string;
  email: string;
  /** '' takes turns through the palette. */
  color: string;
  notes: string;
  walk25: string;
  visit: string;
  overnight: string;
  other: string;
}

type RateField = "walk25" | "visit" | "overnight" | "other";

export const emptyWalker: WalkerForm = {
  name: "",
  phone: "",
  email: "",
  color: "",
  notes: "",
  walk25: "",
  visit: "",
  overnight: "",
  other: "",
};

export function formOf({ name, phone, email, color, notes, pay_rates }: WalkerRecord): WalkerForm {
  const rate = (key: RateField) => pay_rates[key]?.toFixed(2) ?? "";
  return {
    name,
    phone: formatPhone(phone ?? ""),
    email: email ?? "",
    color: color ?? "",
    notes: notes ?? "",
    walk25: rate("walk25"),
    visit: rate("visit"),
    overnight: rate("overnight"),
    other: rate("other"),
  };
}

export type Body = Omit<BodyOf<typeof changeWalker>, "version"> & { name: string };

/** All that the form says. Empty text is sent as null. */
export const bodyOf = (form: WalkerForm): Body => ({
  name: form.name.trim(),
  phone: textOrNull(form.phone),
  email: textOrNull(form.email),
  color: textOrNull(form.color),
  notes: textOrNull(form.notes),
  pay_rates: {
    walk25: dollarsIn(form.walk25),
    visit: dollarsIn(form.visit),
    overnight: dollarsIn(form.overnight),
    other: dollarsIn(form.other),
  },
});

const dollarsIn = (typed: string): number | null => (typed.trim() === "" ? null : Number(typed));

/** How the form of a new walker is checked and sent, under an id that the form keeps. */
export const newWalkerRules = (id: string) =>
  ({
    schema: createWalker.body,
    toBody: (form: WalkerForm): BodyOf<typeof createWalker> => ({ id, ...bodyOf(form) }),
    labels,
    fieldOf,
  }) satisfies FormRules<WalkerForm, unknown>;

export const labels = { name: "Full name", phone: "Phone", email: "Email", color: "Color", notes: "Private notes" };

/** 'pay_rates.walk25' is the field 'walk25'. */
export const fieldOf = (path: string): string => path.replace(/^pay_rates\./, "");
