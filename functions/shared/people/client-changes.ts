import type { changeClient, RequestOf } from "@petcare/contract";
import { ratesInCents } from "@petcare/domain";
import type { Access, EmergencyContact, HouseKey, OwnRates, Pet, User, UserChanges } from "@petcare/storage";

type Body = Omit<RequestOf<typeof changeClient>["body"], "version" | "email">;
type Sent<Field extends keyof Body> = NonNullable<Body[Field]>;

/**
 * Reads the changes of a client from the owner's form. Missing fields stay; null and empty text remove.
 * For the email see contactEmail.
 */
export function clientChanges(body: Body, before: Pick<User, "access"> = {}): UserChanges {
  return {
    ...(body.name !== undefined && { name: body.name }),
    ...textChanges(body),
    ...(body.pets && { pets: body.pets.map(petOf) }),
    ...(body.custom_rates !== undefined && { custom_rates: ratesOf(body.custom_rates) }),
    ...(body.tax !== undefined && { tax: taxOf(body.tax) }),
    ...(body.emergency_contact !== undefined && { emergency_contact: contactOf(body.emergency_contact) }),
    ...(body.access && { access: accessOf(body.access, before.access) }),
    ...(body.keys && { keys: body.keys.map(keyOf) }),
  };
}

const texts = ["phone", "address", "garage_code", "door_tag", "preferred_walker_id", "notes"] as const;
type TextName = (typeof texts)[number];

/** Trims text; undefined if it is empty. */
export const textOf = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

function textChanges(body: Pick<Body, TextName>): Partial<Record<TextName, string | undefined>> {
  const sent = texts.filter((name) => body[name] !== undefined);
  return Object.fromEntries(sent.map((name) => [name, textOf(body[name])]));
}

/** Removes undefined fields; undefined if none is left. */
export function filled<Value extends object>(value: Value): Value | undefined {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as Value) : undefined;
}

const petOf = ({ name, flags, ...texts }: Sent<"pets">[number]): Pet => ({
  name,
  ...filled({
    kind: textOf(texts.kind),
    feeding: textOf(texts.feeding),
    medication: textOf(texts.medication),
    vet: textOf(texts.vet),
    flags: flags && flags.length > 0 ? flags : undefined,
    notes: textOf(texts.notes),
  }),
});

/** Reads a person's own rates in cents; undefined without any. */
export const ratesOf = (rates: Body["custom_rates"]): OwnRates | undefined =>
  rates ? filled(ratesInCents(filled(withoutNulls(rates)) ?? {})) : undefined;

const withoutNulls = (rates: Sent<"custom_rates">) => ({
  walk25: rates.walk25 ?? undefined,
  visit: rates.visit ?? undefined,
  overnight: rates.overnight ?? undefined,
  other: rates.other ?? undefined,
});

const taxOf = (tax: Body["tax"]): User["tax"] => {
  if (!tax) return undefined;
  if (tax.rate !== undefined) return { rate: tax.rate };
  return { exempt: tax.exempt ?? "", ...filled({ certificate: textOf(tax.certificate) }) };
};

const contactOf = (contact: Body["emergency_contact"]): EmergencyContact | undefined =>
  contact
    ? {
        name: contact.name,
        ...filled({ relation: textOf(contact.relation), phone: textOf(contact.phone) }),
      }
    : undefined;

function accessOf(sent: Sent<"access">, before: Access = {}): Access | undefined {
  const part = (name: keyof Access) => (sent[name] === undefined ? before[name] : textOf(sent[name]));
  return filled({ lockbox: part("lockbox"), alarm: part("alarm"), parking: part("parking") });
}

const keyOf = ({ id, label, holder_id, place, since }: Sent<"keys">[number]): HouseKey => ({
  id,
  label,
  ...filled({ holder_id: textOf(holder_id), place: textOf(place) }),
  since,
});
