import { bookingCodeNames, type Participant, textsReadBy } from "@petcare/domain";
import { agreementReadings } from "./readable-agreements.ts";
import { readingsOfHousehold } from "./readable-household.ts";
import { requestReadings } from "./readable-requests.ts";

/** Lists the readers of an answer but the owner, who may read everything. 'nobody' calls public endpoints. */
export const readers = ["nobody", "walker", "client"] as const;
export type Reader = (typeof readers)[number];

/** All that one reader finds in the answers of one endpoint. */
export interface Reading {
  /** Every path of the JSON. [] stands for each member of a list. */
  paths: string;
  /** Every stored field that is shown, by its owner. 'walker' and 'client' are the readers, never the other two; 'reader' is either. */
  shows?: Record<string, string>;
}

const heard = "on kinds[].kind kinds[].channels[] email.address email.stopped email.possible browsers push_key";
const profile = "id _id isCurrentUser role name email phone address pets[] household";
const ownProfile = "id first_name last_name email phone address pets.name";

const visit = `
  _id schedule_id date start end occurrence_start timeframe service_type service_label duration_minutes status pet_names[]
  comments photo_urls[] photo_ids[] ticks[].pet ticks[].care ticks[].at completed_at`;
/** The booking's texts, as domain's list of fields says who reads them; codes apart, which showVisitCodes answers. */
const texts = (reader: Participant, hidden?: string) =>
  textsReadBy(reader)
    .filter((name) => name !== hidden)
    .join(" ");
const clientVisit = `${visit} ${texts("client")} walker_name arrived_at visits_before serviceType`;
const walkerVisit = `${visit} ${texts("walker")} codes[] parking door keys[].label keys[].where cancel_reason arrived_at review review.waits review.sentence reported_by incidents[].words incidents[].known_at incidents[].at version serviceType walker_name clientName client.name client.phone
  pets[].name pets[].kind pets[].feeding pets[].medication pets[].vet pets[].flags[] pets[].notes pets[].vet_limit no_photos`;

const clientInvoice = `
  _id number status created_at period.start period.end due bill_to.name bill_to.address note
  items[].type items[].description items[].service_type items[].date items[].pet_names[] items[].price
  items[].sales_tax taxes[].rate taxes[].base taxes[].amount exempt total paid balance payments[].date payments[].method payments[].amount payments[].tip`;

/** The paths of a list of such. */
const each = (paths: string) => paths.trim().replaceAll(/\S+/g, "[].$&");

const toWalker = {
  "open done hidden": `schedule_id service_label pet_names ${texts("walker")} photo_urls photo_ids ticks.pet ticks.at completed_at cancel_reason incidents.words incidents.known_at incidents.at version`,
  open: "reviews.comments",
  "done hidden": "comments",
  cancelled:
    "schedule_id service_label completed_at cancel_reason incidents.words incidents.known_at incidents.at version reviews.comments",
  series: `id service_label pet_names ${texts("walker")} version`,
  walker: "first_name last_name",
  client: `first_name last_name phone access.parking keys.label
    pets.name pets.kind pets.feeding pets.medication pets.vet pets.flags pets.notes signed.limits`,
};
const openToClient = {
  open: `schedule_id service_label pet_names ${texts("client")} comments photo_urls photo_ids ticks.pet ticks.at completed_at`,
  series: `id service_label pet_names ${texts("client")}`,
  walker: "first_name",
};
const doneToClient = {
  done: `schedule_id service_label pet_names ${texts("client")} comments photo_urls photo_ids ticks.pet ticks.at completed_at`,
  // The booking's notes are hidden with the note.
  hidden: `schedule_id service_label pet_names ${texts("client", "notes")} completed_at`,
  walker: "first_name",
};

const earnings = `
  has_pay_rates total_earnings total_walks tips
  receipt_items[].service receipt_items[].pets[] receipt_items[].minutes receipt_items[].date receipt_items[].amount
  receipt_items[].paid_on
  extras[].kind extras[].date extras[].pets[] extras[].amount extras[].paid_on
  ${["25", "visit", "overnight", "other"].map((service) => ofService(service)).join(" ")}`;

function ofService(service: string): string {
  return ["count", "rate", "total"].map((part) => `earnings_by_service.${service}.${part}`).join(" ");
}

/** The answers without stored fields: their paths, and the endpoints that give them to everybody who may call. */
const plain: Record<string, string> = {
  ok: `ping logout forgotPassword resetPassword changeProfile changePassword deleteMe removeMember walkerHeartbeat
    noteIncident deleteWalkNote restoreWalkNote removeSubscription forgetBrowser`,
  "token role": "login completeWalkerSignup completeClientSignup",
  "available message": "emailAvailable",
  valid: "validateReferral",
  "sent retry_after": "sendCode",
  "phone_verified phone_raw phone_display phone_proof": "verifyPhone",
  "open stamp": "getMeetForm",
  asked: "askForMeet",
  full_name: "changeName",
  email: "changeEmail",
  "[].date [].miles [].note": "myMiles changeMyMiles",
  made_at: "getSubscription",
  browser: "tellBrowser",
  "kind version text sha256 published_at": "getAgreementText",
  // A page for whoever has the link in an email.
  "": "showStop stopNotices",
};
const plainReadings = Object.entries(plain).flatMap(([paths, names]) =>
  names.split(/\s+/).map((name) => [name, { all: { paths } }] as const),
);

/**
 * Lists what walkers and clients read of the endpoints that they may call. Seeded visits are open, cancelled, done and hidden.
 * A hidden one is done, and its client has deleted the note. The visits of 'series' are not stored yet.
 */
export const readings: Record<string, Partial<Record<Reader | "all", Reading>>> = {
  ...Object.fromEntries(plainReadings),
  me: {
    walker: {
      paths: `${profile} days_off[].from days_off[].to days_off[].note`,
      shows: { walker: `${ownProfile} days_off.note` },
    },
    client: { paths: profile, shows: { client: ownProfile } },
  },
  mySeal: { walker: { paths: "seal", shows: { walker: "seal" } } },
  ...readingsOfHousehold,
  listWalkers: {
    walker: {
      paths: "[].id [].name [].active [].isAdmin [].isCurrentUser [].phone",
      shows: {
        walker: "id first_name last_name phone",
        "owner otherwalker": "id first_name last_name",
      },
    },
  },
  getVisit: {
    // One visit has no address and garage code of its own, and its id is made of its client's.
    walker: { paths: walkerVisit, shows: { ...toWalker, client: `${toWalker.client} id address` } },
    client: {
      paths: clientVisit,
      shows: { ...openToClient, ...doneToClient, cancelled: openToClient.open, client: "id address" },
    },
  },
  // The sample's visit has no garage code of its own.
  showVisitCodes: {
    walker: {
      paths: `${bookingCodeNames.join(" ")} lockbox alarm`,
      shows: { client: "garage_code access.lockbox access.alarm" },
    },
  },
  // A visit's id is one that is made of its client's.
  takeMyCodes: {
    walker: {
      paths: `until homes[].visit ${[...bookingCodeNames, "lockbox", "alarm"].map((name) => `homes[].codes.${name}`).join(" ")}`,
      shows: { open: "schedule_id garage_code", client: "id garage_code access.lockbox access.alarm" },
    },
  },
  // A link has the ids of the visit and of the photo, and the sample's visit one that is made of its client's.
  visitPhotos: {
    walker: {
      paths: "[].id [].link [].at",
      shows: { "done hidden": "schedule_id photo_ids photo_times", client: "id" },
    },
    client: { paths: "[].id [].link [].at", shows: { done: "schedule_id photo_ids photo_times", client: "id" } },
  },
  sendVisitPhoto: {
    walker: {
      paths: `address ${[
        "bucket",
        "key",
        "Content-Type",
        "Policy",
        "X-Amz-Algorithm",
        "X-Amz-Credential",
        "X-Amz-Date",
        "X-Amz-Signature",
      ]
        .map((field) => `fields.${field}`)
        .join(" ")}`,
      shows: { client: "id" },
    },
  },
  mySchedule: { walker: { paths: each(walkerVisit), shows: toWalker } },
  confirmVisit: { walker: { paths: "_id status version", shows: { client: "id" } } },
  completeWalk: {
    walker: { paths: "_id outcome status comments photo_urls[] completed_at sentence", shows: { client: "id" } },
  },
  arriveAtVisit: { walker: { paths: "_id outcome visit sentence", shows: { client: "id" } } },
  myEstimatedEarnings: {
    walker: {
      paths: earnings,
      shows: {
        walker: "pay_rates.walk25 pay_rates.visit pay_rates.overnight pay_rates.other",
        "done hidden cancelled": "pet_names pay_cents",
      },
    },
  },
  myUpcomingWalks: { client: { paths: each(clientVisit), shows: openToClient } },
  ...requestReadings,
  ...agreementReadings,
  myWalkHistory: { client: { paths: each(clientVisit), shows: doneToClient } },
  // The sample's invoice has the client's own name and address, and an id that is made of theirs.
  myInvoices: {
    client: {
      paths: each(clientInvoice),
      shows: {
        client: "id first_name last_name address",
        invoice: `id bill_to.name bill_to.address created_at note lines.text lines.pet_names lines.cents
          adjustments.text adjustments.cents taxes.rate taxes.base taxes.cents exempt settlements.method settlements.cents sums.total sums.paid`,
      },
    },
  },
  myBalance: {
    client: { paths: "unpaid outstanding total_invoiced credit", shows: { account: "unpaid invoiced" } },
  },
  // The address has the id of its person.
  makeSubscription: { all: { paths: "link made_at", shows: { reader: "id" } } },
  getNotices: { all: { paths: heard, shows: { reader: "email" } } },
  changeNotices: { all: { paths: heard, shows: { reader: "email" } } },
  // Whoever has the address of the sample's walker.
  subscribedVisits: {
    nobody: {
      paths: "",
      shows: {
        "open done hidden": "schedule_id service_label pet_names address",
        cancelled: "schedule_id service_label",
        series: "id service_label pet_names address",
        client: "first_name last_name",
      },
    },
  },
};
