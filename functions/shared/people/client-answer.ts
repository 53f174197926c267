import { business } from "@petcare/business";
import type { AnswerOf, getClient, listClients } from "@petcare/contract";
import { localDateOf, ratesInDollars } from "@petcare/domain";
import type { EmergencyContact, HouseKey, User } from "@petcare/storage";
import { codesOf } from "../visits/home-codes.ts";
import { inviteAnswer } from "./invite-answer.ts";

const dayOf = (instant: number) => localDateOf(instant, business.timeZone);

/** Makes the answer of a client in the owner's list. @param members of the household */
export const listedClient = (user: User, members: readonly User[]): AnswerOf<typeof listClients>[number] => ({
  ...shared(user),
  garage_code: user.garage_code ?? null,
  members: members.map(({ name, email, phone }) => ({ name, email: email ?? null, phone: phone ?? null })),
});

/** Makes the owner's answer of a client, without the home's codes. */
export const clientAnswer = (user: User): AnswerOf<typeof getClient> => ({
  ...shared(user),
  version: user.version,
  since: dayOf(user.created_at),
  notes: user.notes ?? null,
  emergency_contact: user.emergency_contact ? contactAnswer(user.emergency_contact) : null,
  parking: user.access?.parking ?? null,
  codes: codesOf(user),
  invite: user.invite ? inviteAnswer(user, user.invite) : null,
  door_tag: user.door_tag ?? null,
  ...(user.tax && { tax: taxAnswer(user.tax) }),
});

const taxAnswer = (tax: NonNullable<User["tax"]>) =>
  "rate" in tax ? tax : { exempt: tax.exempt, certificate: tax.certificate ?? null };

const shared = (user: User) => ({
  id: user.id,
  name: user.name,
  email: user.email ?? user.contact_email ?? null,
  phone: user.phone ?? null,
  address: user.address ?? null,
  pets: user.pets ?? [],
  custom_rates: user.custom_rates ? ratesInDollars(user.custom_rates) : null,
  preferred_walker_id: user.preferred_walker_id ?? null,
  keys: (user.keys ?? []).map(keyAnswer),
  has_account: user.email !== undefined,
  invited: user.invite ? { on: dayOf(user.invite.at), expires_on: user.invite.expires_on } : null,
  active: user.active,
});

const keyAnswer = ({ id, label, holder_id, place, since }: HouseKey) => ({
  id,
  label,
  holder_id: holder_id ?? null,
  place: place ?? null,
  since,
});

const contactAnswer = ({ name, relation, phone }: EmergencyContact) => ({
  name,
  relation: relation ?? null,
  phone: phone ?? null,
});
