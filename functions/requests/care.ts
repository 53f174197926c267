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
 * Makes a request of the fields of the care sheet that a client has changed. What is so already is left out.
 * @throws AppError invalid_input where a pet is none of theirs
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

/** A change of a care sheet, with what stands there now. */
interface NowOf {
  change: Change;
  /** Undefined: the pet is not among the client's any more. */
  now: CareFact | undefined;
  /** Somebody else has changed the field since it was asked for, to something else. */
  isChanged: boolean;
}

/** Finds what stands in each field now, in the order of the request. */
async function readNow({ client_id, care = [] }: ClientRequest): Promise<{ client: User; fields: NowOf[] }> {
  // A merge that was cut off has not given the request to the record that stays.
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

/** Finds out what accepting would do, and which fields somebody else has changed meanwhile. */
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

/** The changes of a care sheet that are taken over into the client's record. */
interface Taken {
  client: User;
  care: Change[];
}

/**
 * Finds the changes that are taken over.
 * @param chosen their places; undefined: those that nobody else has changed
 * @throws AppError conflict where nothing can be taken over
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

/** Changes the client's record by the owner's own edit. @throws AlsoRefusedError where it has changed meanwhile */
export const takeOver = ({ client, care }: Taken, by: Author, also: Writes): Promise<void> =>
  editWith(client, changesOf(client, care), by, also);

/** @throws AppError conflict where somebody to call would have no name */
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
