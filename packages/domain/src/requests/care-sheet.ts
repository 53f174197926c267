// The care sheet: facts of each pet and of the home that a client may ask to change (docs/product/requests.md#care-sheet).

const petFields = ["kind", "feeding", "medication", "vet", "notes"] as const;

/** Lists the fields of a care sheet. Codes are none of them, and neither is the team's own judgement of an animal. */
export const careFields = [...petFields, "parking", "contact_name", "contact_relation", "contact_phone"] as const;
export type CareField = (typeof careFields)[number];

/** Whether a field is of one pet. The others are of the home. */
export const isOfPet = (field: CareField): boolean => petFields.some((name) => name === field);

/** The name of each field, and the most characters of its text. */
export const careRules: Readonly<Record<CareField, { label: string; max: number }>> = {
  kind: { label: "Kind", max: 60 },
  feeding: { label: "Feeding", max: 500 },
  medication: { label: "Medication", max: 500 },
  vet: { label: "Vet", max: 300 },
  notes: { label: "Notes", max: 1000 },
  parking: { label: "Parking", max: 200 },
  contact_name: { label: "Emergency contact", max: 100 },
  contact_relation: { label: "Their relation", max: 200 },
  contact_phone: { label: "Their phone", max: 30 },
};

/** The most fields that one request changes. */
export const maxCareChanges = 60;

/** A fact of a care sheet. Without a pet it is of the home; null: nothing is noted. */
export interface CareFact {
  pet: string | null;
  field: CareField;
  text: string | null;
}

type Text = string | undefined;
type PetField = (typeof petFields)[number];

/** A client's record, as far as their care sheet shows it. */
export interface Cared {
  pets: readonly ({ name: string } & { [Field in PetField]?: Text })[];
  access?: { parking?: Text } | undefined;
  emergency_contact?: { name: string; relation?: Text; phone?: Text } | undefined;
}

/** Lists all facts of a client's care sheet, pet by pet, those of the home last. */
export function careSheetOf({ pets, access, emergency_contact: contact }: Cared): CareFact[] {
  const home: Partial<Record<CareField, Text>> = {
    parking: access?.parking,
    contact_name: contact?.name,
    contact_relation: contact?.relation,
    contact_phone: contact?.phone,
  };
  const ofPets = pets.flatMap((pet) => petFields.map((field) => ({ pet: pet.name, field, text: pet[field] ?? null })));
  const ofHome = careFields.filter((field) => !isOfPet(field));
  return [...ofPets, ...ofHome.map((field) => ({ pet: null, field, text: home[field] ?? null }))];
}

/** Names a fact in a sentence: 'Feeding of Biscuit', 'Parking'. */
export const careName = ({ pet, field }: Pick<CareFact, "pet" | "field">): string =>
  pet === null ? careRules[field].label : `${careRules[field].label} of ${pet}`;

/** Whether a field has become something else than a change of it was asked from, and to. Null: nothing is noted. */
export const isOvertaken = (now: string | null, { from, to }: { from: string | null; to: string | null }): boolean =>
  now !== from && now !== to;

/** Whether two facts are of the same field. */
export const isSameFact = (a: Pick<CareFact, "pet" | "field">, b: Pick<CareFact, "pet" | "field">): boolean =>
  a.pet === b.pet && a.field === b.field;
