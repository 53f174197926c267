import type { askRequest, RequestOf } from "@petcare/contract";
import {
  type CareFact,
  type CareField,
  careName,
  careSheetOf,
  isOfPet,
  isOvertaken,
  isSameFact,
  parsePhone,
} from "@petcare/domain";
import type { Author, ClientRequest, User, UserChanges, Writes } from "@petcare/storage";
import { filled } from "../shared/people/client-changes.ts";
import { findClient } from "../shared/people/find-person.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { today } from "../shared/runtime.ts";
import { editWith } from "./edit-with.ts";

type Body = RequestOf<typeof askRequest>["body"];
type Change = NonNullable<ClientRequest["care"]>[number];

/**
 * Makes a request of the care sheet's fields that differ from the client's record.
 * @throws AppError invalid_input if a pet is not the client's
 */
export function careOf(body: Body, client: User) {
  const sheet = careSheetOf(client);
  const care = (body.care ?? []).flatMap(({ pet, field, text }): Change[] => {
    const now = sheet.find((fact) => isSameFact(fact, { pet, field }));
    if (!now) throw invalidField("care", "Pets must be yours");
    const to = (field === "contact_phone" ? parsePhone(text ?? "") : text) || undefined;
    if ((now.text ?? undefined) === to) return [];
    return [{ field, ...(pet !== null && { pet }), ...(now.text !== null && { from: now.text }), ...(to && { to }) }];
  });
  const draft = {
    date: today(),
    pet_names: [...new Set(care.flatMap(({ pet }) => pet ?? []))],
    care,
    quote: { cents: 0 },
  };
  return { draft, recurring: false, sheet };
}

/** A requested change of a care sheet, with the field's current value. */
interface NowOf {
  change: Change;
  /** Undefined if the pet was removed. */
  now: CareFact | undefined;
  /** The field was changed by someone else since the request, to a different value. */
  isChanged: boolean;
}

/** Reads the current value of each field, in the request's order. */
async function readNow({ client_id, care = [] }: ClientRequest): Promise<{ client: User; fields: NowOf[] }> {
  // An interrupted merge may not have moved the request to the kept record.
  const client = await findClient(client_id);
  const sheet = careSheetOf(client);
  const fields = care.map((change) => {
    const now = sheet.find((fact) => isSameFact(fact, factOf(change)));
    const { from = null, to = null } = change;
    return { change, now, isChanged: isOvertaken(now?.text ?? null, { from, to }) };
  });
  return { client, fields };
}

const factOf = ({ pet, field }: Change) => ({ pet: pet ?? null, field });

/** Previews accepting: the fields, and which of them someone else has changed meanwhile. */
export async function careDoes(request: ClientRequest) {
  const { fields } = await readNow(request);
  const gone = fields.filter(({ now }) => now === undefined);
  const changed = fields.filter(({ now, isChanged }) => now !== undefined && isChanged);
  return {
    look: [
      ...gone.map(({ change }) => `${change.pet} is not among the pets any more.`),
      ...changed.map(({ change }) => `Changed since it was asked for: ${careName(factOf(change))}.`),
    ],
    careNow: fields.map(({ now }) => now?.text ?? null),
  };
}

/** The accepted changes of a care sheet. */
interface Taken {
  client: User;
  care: Change[];
}

/**
 * Picks the accepted changes.
 * @param chosen their indexes; undefined: all fields that no one else has changed
 * @throws AppError conflict if no change can be accepted
 */
export async function takenOf(request: ClientRequest, chosen: readonly number[] | undefined): Promise<Taken> {
  const { client, fields } = await readNow(request);
  const taken = fields.filter(
    ({ now, isChanged }, at) => now !== undefined && (chosen ? chosen.includes(at) : !isChanged),
  );
  if (taken.length === 0 || (chosen && taken.length < new Set(chosen).size)) {
    throw new AppError("conflict", "This has changed since you looked.");
  }
  return { client, care: taken.map(({ change }) => change) };
}

/** Edits the client's record as the owner does. @throws AlsoRefusedError if it has changed meanwhile */
export const takeOver = ({ client, care }: Taken, by: Author, also: Writes): Promise<void> =>
  editWith(client, changesOf(client, care), by, also);

/** @throws AppError conflict if an emergency contact would have no name */
function changesOf(client: User, care: readonly Change[]): UserChanges {
  const pets = client.pets.map((pet) => {
    const own = care.filter(({ pet: name }) => name === pet.name);
    return own.length > 0 ? (filled({ ...pet, ...textsOf(own) }) ?? pet) : pet;
  });
  const home = textsOf(care.filter(({ field }) => !isOfPet(field)));
  const { name, ...rest } = {
    ...client.emergency_contact,
    ...("contact_name" in home && { name: home.contact_name }),
    ...("contact_relation" in home && { relation: home.contact_relation }),
    ...("contact_phone" in home && { phone: home.contact_phone }),
  };
  const reach = filled(rest);
  if (!name && reach) throw new AppError("conflict", "An emergency contact needs a name.");
  return {
    ...(care.some(({ pet }) => pet !== undefined) && { pets }),
    ...("parking" in home && { access: filled({ ...client.access, parking: home.parking }) }),
    ...(Object.keys(home).some((field) => field.startsWith("contact_")) && {
      emergency_contact: name ? { name, ...reach } : undefined,
    }),
  };
}

const textsOf = (care: readonly Change[]): Partial<Record<CareField, string | undefined>> =>
  Object.fromEntries(care.map(({ field, to }) => [field, to]));
