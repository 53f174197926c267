import type { BodyOf, changeWalker } from "@petcare/contract";
import { createWalker } from "@petcare/contract/schemas";
import { formatPhone, type LocalDate } from "@petcare/domain";
import { ratesOrNull, type TypedRates, typedRates } from "../../../parts/money/rate-fields.tsx";
import type { FormRules } from "../../../ui/form/form-rules.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import type { WalkerRecord } from "../walker-record.ts";

/** The things that the owner can say of a walker. Rates are dollars as typed. '' has the default. */
export interface WalkerForm extends TypedRates {
  name: string;
  phone: string;
  email: string;
  /** '' takes turns through the palette. */
  color: string;
  notes: string;
  /** The day on which their form W-9 came; '' where none did. */
  w9_on: LocalDate | "";
  /** The days off that stay, and some more; an empty first day adds none, and an empty last day is the first. */
  days_off: WalkerRecord["days_off"];
  off_from: LocalDate | "";
  off_to: LocalDate | "";
  off_note: string;
}

const noMoreDaysOff = { off_from: "", off_to: "", off_note: "" } as const;

export const emptyWalker: WalkerForm = {
  name: "",
  phone: "",
  email: "",
  color: "",
  notes: "",
  w9_on: "",
  ...noMoreDaysOff,
  days_off: [],
  ...typedRates(null),
};

export const formOf = ({ name, phone, email, color, notes, pay_rates, w9_on, days_off }: WalkerRecord): WalkerForm => ({
  name,
  phone: formatPhone(phone ?? ""),
  email: email ?? "",
  color: color ?? "",
  notes: notes ?? "",
  w9_on: w9_on ?? "",
  ...noMoreDaysOff,
  days_off,
  ...typedRates(pay_rates),
});

export type Body = Omit<BodyOf<typeof changeWalker>, "version"> & { name: string };

/** All that the form says. Empty text is sent as null. */
export const bodyOf = (form: WalkerForm): Body => ({
  name: form.name.trim(),
  phone: textOrNull(form.phone),
  email: textOrNull(form.email),
  color: textOrNull(form.color),
  notes: textOrNull(form.notes),
  pay_rates: ratesOrNull(form),
  w9_on: form.w9_on || null,
  days_off: [...form.days_off, ...moreDaysOff(form)],
});

const moreDaysOff = ({ off_from, off_to, off_note }: WalkerForm) =>
  off_from ? [{ from: off_from, to: off_to || off_from, note: textOrNull(off_note) }] : [];

export const labels = {
  name: "Full name",
  phone: "Phone",
  email: "Email",
  color: "Color",
  notes: "Private notes",
  w9_on: "W-9 came on",
  days_off: "Days off",
};

/** 'pay_rates.walk25' is the field 'walk25', and 'days_off.2.to' the last one's 'off_to'. */
export const fieldOf = (path: string): string => path.replace(/^pay_rates\./, "").replace(/^days_off\.\d+\./, "off_");

/** How the form of a new walker is checked and sent. */
export const newWalkerRules = {
  schema: createWalker.body,
  toBody: ({ id, ...form }: WalkerForm & { id: string }): BodyOf<typeof createWalker> => ({ id, ...bodyOf(form) }),
  labels,
  fieldOf,
} satisfies FormRules<WalkerForm & { id: string }, unknown>;
