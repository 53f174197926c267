import { type ClientRequest, putPriceRules, readPriceRules, storeRequest, visitId } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { stampOf } from "../../shared/limits/stamp.ts";
import type { ContractTestApp } from "../contract-test-app.ts";
import { after, type Parties, type Samples } from "../sample.ts";
import { storeVisit } from "../stored.ts";

const day = "2026-11-24" as const;
const asked = Date.parse("2026-11-20T12:00:00Z");

const idOf = ({ client }: Parties) => `request-of-${client.user.id}`;

/** Stores a request of the client's: to cancel their visit of Tuesday, or what is given. */
async function storeAsked(app: ContractTestApp, parties: Parties, given: Partial<ClientRequest> = {}) {
  const visit = await storeVisit(app, parties, { date: day, original_date: day });
  const { id: client_id } = parties.client.user;
  const request: ClientRequest = {
    id: idOf(parties),
    version: 1,
    kind: "cancel",
    state: "asked",
    client_id,
    created_at: asked,
    created_by: client_id,
    request_hash: "of-a-request",
    begins_at: Date.parse("2026-11-24T14:00:00Z"),
    date: day,
    timeframe: "morning",
    service: "25",
    pet_names: ["Biscuit"],
    visit: visitId(visit),
    seen: visit.version,
    words: "The vet",
    quote: { cents: 0 },
    ...given,
  };
  await storeRequest(app.installation.db, undefined, request, anAuthor({ id: client_id, at: asked }));
  return { params: { id: request.id } };
}

const aWalk = { kind: "book", visit: undefined, seen: undefined, quote: { cents: 2500 } } as const;
const place = { date: "2026-11-25", timeframe: "afternoon" } as const;

/** Stores a client's request for a walk, and answers what a booking that accepts it names. */
export async function storeAskedWalk(app: ContractTestApp, parties: Parties) {
  const { params } = await storeAsked(app, parties, { ...aWalk, ...place });
  return { ...params, version: 1 };
}

/** A walker's days off, as they are sent, and as they are stored. */
const off = { date: "2026-12-01", through: "2026-12-03" } as const;
const ofWalker = ({ walker }: Parties): Partial<ClientRequest> => ({
  kind: "off",
  ...off,
  client_id: walker.user.id,
  ...{ timeframe: undefined, service: undefined, visit: undefined, seen: undefined },
  pet_names: [],
});

async function takeMeets({ installation: { db } }: ContractTestApp) {
  const before = await readPriceRules(db);
  await putPriceRules(db, { ...before, takes_meets: true }, { before, by: anAuthor({ at: asked }) });
}

export const requestSamples: Samples = {
  getMeetForm: after(takeMeets),
  askForMeet: after(takeMeets, () => ({
    body: {
      stamp: stampOf(Date.now() - 60_000, "by-chance"),
      name: "Nora Lind",
      phone: "5165550177",
      email: "nora@test.example",
      place: "11710",
      words: "Olive, a shy cat",
      ...place,
      website: "",
    },
  })),
  askRequest: async (app, parties) => {
    const visit_id = visitId(await storeVisit(app, parties, { date: day, original_date: day }));
    return {
      params: { id: idOf(parties) },
      body: {
        kind: "change",
        visit_id,
        following: false,
        through: "2026-11-26",
        visit_ids: [visit_id],
        ...place,
        service_type: "25",
        service_label: "A walk",
        pet_names: ["Biscuit"],
        weekdays: [2],
        care: [{ pet: "Biscuit", field: "feeding", text: "Half a cup" }],
        words: "The vet",
        seen_total: 25,
      },
    };
  },
  myRequests: after((app, parties) => {
    const care = [{ pet: "Biscuit", field: "feeding" as const, from: "A cup", to: "Half a cup" }];
    const parts = [{ name: "Evening", cents: 500 }];
    return storeAsked(app, parties, { ...aWalk, care, quote: { cents: 2500, parts } });
  }),
  withdrawRequest: storeAsked,
  listRequests: after(storeAsked),
  countRequests: after(storeAsked),
  acceptRequest: async (app, parties) => ({
    ...(await storeAsked(app, parties)),
    body: { version: 1, free: true, care: [0] },
  }),
  declineRequest: async (app, parties) => ({ ...(await storeAsked(app, parties)), body: { words: "We are away" } }),
};

const storeDaysOff = (app: ContractTestApp, parties: Parties) => storeAsked(app, parties, ofWalker(parties));

/** The requests that a walker sends in place of a client's. */
export const requestSamplesOfWalker: Samples = {
  askRequest: (_, parties) => ({ params: { id: idOf(parties) }, body: { kind: "off", ...off } }),
  myRequests: after(storeDaysOff),
  withdrawRequest: storeDaysOff,
};
