// Requests of clients and walkers to the owner (docs/product/requests.md).

/** Lists the kinds of requests that people with an account can send. */
export const accountRequestKinds = ["book", "change", "cancel", "back", "away", "care", "off"] as const;
/** Lists all kinds. 'meet' is a stranger's, for a first visit. */
export const requestKinds = [...accountRequestKinds, "meet"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Tells whether a request cancels visits, so that its price is a charge. */
export const isCancelling = (kind: RequestKind): boolean => kind === "cancel" || kind === "away";

/** Tells whether a request is about one booked visit. */
export const isOfVisit = (kind: RequestKind): boolean => kind === "change" || kind === "cancel" || kind === "back";

export const requestStates = ["asked", "accepted", "declined", "withdrawn"] as const;
export type RequestState = (typeof requestStates)[number];

/** Lists the states of a request that are shown. 'lapsed' is derived and never stored. */
export const standings = [...requestStates, "lapsed"] as const;
export type Standing = (typeof standings)[number];

export const requestEvents = ["withdraw", "accept", "decline"] as const;
export type RequestEvent = (typeof requestEvents)[number];

export const maxOpenRequests = 20;
/** In characters. */
export const maxRequestWords = 500;
/** In days: how long lists show a lapsed request. */
export const lapsedShownFor = 7;
/** In days after it was sent: when a 'meet' lapses. Its requested day is no end, because the code is sent after the meeting. */
export const meetLasts = 90;

export const isOpenRequest = ({ state }: { state: RequestState }): boolean => state === "asked";

/**
 * Computes the state to show. An open request lapses when its first time frame begins.
 * @param begins_at epoch milliseconds, as `now`; undefined: it has no time frame, and never lapses
 */
export const standingOf = (
  { state, begins_at }: { state: RequestState; begins_at?: number | undefined },
  now: number,
): Standing => (isOpenRequest({ state }) && begins_at !== undefined && begins_at <= now ? "lapsed" : state);

export type RequestRefusal = "answered" | "accepted" | "declined" | "withdrawn" | "begun";

/** The reply to an event: a new state, the same answer as before, or a refusal. */
export type RequestReply = { to: RequestState } | "same" | { refused: RequestRefusal };

const no = (refused: RequestRefusal) => ({ refused });
const withdrawn = { to: "withdrawn" } as const;
const accepted = { to: "accepted" } as const;
const declined = { to: "declined" } as const;
const same = "same" as const;

const replies: Record<Standing, Record<RequestEvent, RequestReply>> = {
  asked: { withdraw: withdrawn, accept: accepted, decline: declined },
  accepted: { withdraw: no("answered"), accept: same, decline: no("accepted") },
  declined: { withdraw: same, accept: no("declined"), decline: same },
  withdrawn: { withdraw: same, accept: no("withdrawn"), decline: same },
  lapsed: { withdraw: withdrawn, accept: no("begun"), decline: declined },
};

export const replyTo = (standing: Standing, event: RequestEvent): RequestReply => replies[standing][event];

/** Makes the sentence of a refused event, for the owner or the request's author. Names are first names. */
export function refusalSentence(
  refusal: RequestRefusal,
  kind: RequestKind,
  reader: "owner" | "client",
  { owner, client }: { owner: string; client: string },
): string {
  switch (refusal) {
    case "answered":
      return `${owner} has answered. ${kind === "off" ? "Please call us to change it." : "Ask to cancel it."}`;
    case "accepted":
      return "This is accepted already.";
    case "declined":
      return `${reader === "owner" ? "You have" : `${owner} has`} declined this.`;
    case "withdrawn":
      return `${reader === "owner" ? `${client} has` : "You have"} withdrawn this.`;
    case "begun":
      return begunSentence(kind, reader);
  }
}

/** Makes the sentence that a request is too late, and what to do instead. */
export function begunSentence(kind: RequestKind, reader: "owner" | "client"): string {
  if (kind === "meet") return "It has waited too long. Issue a code in Settings.";
  const begun = kind === "off" ? "The first day has begun." : "Its time has begun.";
  if (reader === "client") return `${begun} Please call us.`;
  if (kind === "off") return `${begun} Add the days on the walker’s page.`;
  return `${begun} ${kind === "cancel" || kind === "away" ? "Cancel" : "Book"} it by hand.`;
}

// The care sheet: facts of each pet and of the home that a client may ask to change (docs/product/requests.md#care-sheet).

const petFields = ["kind", "feeding", "medication", "vet", "notes"] as const;

/** Lists the fields of a care sheet. Codes and the team's own notes about an animal are left out. */
export const careFields = [...petFields, "parking", "contact_name", "contact_relation", "contact_phone"] as const;
export type CareField = (typeof careFields)[number];

/** Tells whether a field is of one pet. The others are of the home. */
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

/** A fact of a care sheet. Without a pet it is about the home. null: empty. */
export interface CareFact {
  pet: string | null;
  field: CareField;
  text: string | null;
}

type Text = string | undefined;
type PetField = (typeof petFields)[number];

/** The fields of a client that the care sheet shows. */
export interface Cared {
  pets: readonly ({ name: string } & { [Field in PetField]?: Text })[];
  access?: { parking?: Text } | undefined;
  emergency_contact?: { name: string; relation?: Text; phone?: Text } | undefined;
}

/** Lists the facts of a client's care sheet, pet by pet, the home's last. */
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

/** Tells whether a field has changed since a request, to neither its old nor its requested value. null: empty. */
export const isOvertaken = (now: string | null, { from, to }: { from: string | null; to: string | null }): boolean =>
  now !== from && now !== to;

/** Tells whether two facts are of the same field. */
export const isSameFact = (a: Pick<CareFact, "pet" | "field">, b: Pick<CareFact, "pet" | "field">): boolean =>
  a.pet === b.pet && a.field === b.field;
