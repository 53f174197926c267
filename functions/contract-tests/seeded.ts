import { bookingTextNames, textsBy } from "@petcare/domain";
import { putBookings, putPricing, type Schedule, type User, type Visit } from "@petcare/storage";
import { putItems } from "@petcare/storage/items";
import { anAuthor, putInvoice } from "@petcare/storage/testing";
import type { ContractTestApp } from "./contract-test-app.ts";
import { type Filled, instant, integer, text } from "./markers.ts";
import type { Parties } from "./sample.ts";
import { seededAccount } from "./seeded-account.ts";
import { seededPet, seededSigned } from "./seeded-household.ts";
import { seededInvoice } from "./seeded-invoice.ts";

const rates = (whose: string, field: string) => ({
  walk25: integer(whose, `${field}.walk25`),
  visit: integer(whose, `${field}.visit`),
  overnight: integer(whose, `${field}.overnight`),
  other: integer(whose, `${field}.other`),
});

export function seededUser(
  whose: string,
  role: User["role"],
): Filled<Omit<User, "deactivated" | "deleted_at" | "merged" | "merged_from" | "household" | "members">> {
  return {
    id: text(whose, "id"),
    role,
    name: `${text(whose, "first_name")} ${text(whose, "last_name")}`,
    email: `${text(whose, "email")}@test.example`,
    contact_email: text(whose, "contact_email"),
    sign_in: text(whose, "id"),
    invite: {
      code: text(whose, "invite.code"),
      expires_on: "2026-12-01",
      at: instant(whose, "invite.at"),
      sent_at: instant(whose, "invite.sent_at"),
    },
    phone: text(whose, "phone"),
    verified_phone: text(whose, "verified_phone"),
    address: text(whose, "address"),
    garage_code: text(whose, "garage_code"),
    pets: [seededPet(whose)],
    custom_rates: rates(whose, "custom_rates"),
    tax: { exempt: text(whose, "tax.exempt"), certificate: text(whose, "tax.certificate") },
    pay_rates: rates(whose, "pay_rates"),
    w9_on: "2026-01-04",
    days_off: [{ from: "2026-11-24", to: "2026-11-26", note: text(whose, "days_off.note") }],
    color: text(whose, "color"),
    preferred_walker_id: text(whose, "preferred_walker_id"),
    notes: text(whose, "notes"),
    emergency_contact: {
      name: text(whose, "emergency_contact.name"),
      relation: text(whose, "emergency_contact.relation"),
      phone: text(whose, "emergency_contact.phone"),
    },
    access: {
      lockbox: text(whose, "access.lockbox"),
      alarm: text(whose, "access.alarm"),
      parking: text(whose, "access.parking"),
    },
    keys: [
      {
        id: text(whose, "keys.id"),
        label: text(whose, "keys.label"),
        holder_id: text(whose, "keys.holder_id"),
        place: text(whose, "keys.place"),
        since: "2026-03-04",
      },
    ],
    door_tag: text(whose, "door_tag"),
    request_hash: text(whose, "request_hash"),
    signed: seededSigned(whose),
    active: true,
    sms_consent: { at: instant(whose, "sms_consent.at"), text_version: text(whose, "sms_consent.text_version") },
    notices: { plan: ["email"] },
    email_stopped: { at: instant(whose, "email_stopped.at"), why: "bounced" },
    sessions_valid_from: integer(whose, "sessions_valid_from"),
    kept_session: text(whose, "kept_session"),
    ended_sessions: new Set([`${text(whose, "ended_sessions")}#9999999999`]),
    never_signed_in: true,
    last_seen_at: instant(whose, "last_seen_at"),
    seal: text(whose, "seal"),
    version: integer(whose, "version"),
    created_at: instant(whose, "created_at"),
  };
}

const seededBooking = (whose: string, { walker, client }: Parties) => ({
  timeframe: "morning" as const,
  service: "25" as const,
  client_id: client.user.id,
  walker_id: walker.user.id,
  pet_names: [text(whose, "pet_names")],
  price_cents: integer(whose, "price_cents"),
  ...textsBy(bookingTextNames, (name) => text(whose, name)),
  service_label: text(whose, "service_label"),
});

function seededSchedule(whose: string, parties: Parties): Filled<Schedule> {
  const { client_id, ...given } = seededBooking(whose, parties);
  return {
    ...given,
    client_id,
    id: `zq_${whose}_id_qz`,
    date: "2026-11-20",
    recurrence: { frequency: "daily", interval: 1, end: { type: "never" } },
    status: "scheduled",
    stored_through: "2026-11-20",
    stored_ahead: new Set(["2027-06-01" as const]),
    earlier: [{ until: "2026-11-01", fields: { notes: text(whose, "earlier.notes") } }],
    cut: { end: { type: "never" } },
    version: integer(whose, "version"),
    visits_version: integer(whose, "visits_version"),
    changed_by: text(whose, "changed_by"),
    changed_at: instant(whose, "changed_at"),
    inverse: {
      kind: "edit",
      version: integer(whose, "version"),
      scope: { type: "series" },
      edited: ["notes"],
      timeline: { ...given, notes: text(whose, "inverse.notes") },
    },
    created_at: instant(whose, "created_at"),
    created_by: text(whose, "created_by"),
    unsigned_reason: text(whose, "unsigned_reason"),
    request_hash: text(whose, "request_hash"),
  };
}

function seededVisit(
  whose: string,
  parties: Parties,
  given: Pick<Visit, "date" | "status">,
): Filled<Omit<Visit, "note_deleted_at">> {
  return {
    ...seededBooking(whose, parties),
    schedule_id: text(whose, "schedule_id"),
    original_date: given.date,
    first_timeframe: "evening",
    recurring: true,
    duration_minutes: 25,
    comments: text(whose, "comments"),
    photo_urls: [`https://photos.example/${text(whose, "photo_urls")}`],
    photo_ids: [text(whose, "photo_ids")],
    photo_times: [{ id: text(whose, "photo_ids"), at: instant(whose, "photo_times") }],
    ticks: [{ pet: text(whose, "ticks.pet"), care: "medication", at: instant(whose, "ticks.at") }],
    parts: [{ rule: text(whose, "parts.rule"), name: text(whose, "parts.name"), cents: 100, pay: { cents: 50 } }],
    completed_at: instant(whose, "completed_at"),
    completed_by: text(whose, "completed_by"),
    charge_cents: integer(whose, "charge_cents"),
    pay_cents: integer(whose, "pay_cents"),
    invoice_id: text(whose, "invoice_id"),
    written_off_at: instant(whose, "written_off_at"),
    written_off_reason: text(whose, "written_off_reason"),
    pay_run_id: text(whose, "pay_run_id"),
    own: new Set(["notes" as const]),
    own_price: true,
    own_pay_cents: integer(whose, "own_pay_cents"),
    cancel_reason: text(whose, "cancel_reason"),
    cancelled_with: integer(whose, "cancelled_with"),
    changed_by: text(whose, "changed_by"),
    changed_at: instant(whose, "changed_at"),
    note_key: text(whose, "note_key"),
    done_how: "tap",
    arrived_at: instant(whose, "arrived_at"),
    arrived_by: parties.walker.user.id,
    arrived_how: "tap",
    report_keys: [text(whose, "report_keys")],
    incidents: {
      [text(whose, "incidents")]: {
        by: parties.walker.user.id,
        at: instant(whose, "incidents.came"),
        written_at: instant(whose, "incidents.at"),
        known_at: instant(whose, "incidents.known_at"),
        clock_minutes: integer(whose, "incidents.clock_minutes"),
        words: text(whose, "incidents.words"),
      },
    },
    reviews: {
      [`${parties.walker.user.id}.${given.date}`]: {
        reason: "cancelled",
        state: "waiting",
        report: reportOf(whose, "reviews"),
      },
      [`${text(whose, "reviews.by")}.${given.date}`]: {
        reason: "other_walker",
        state: "answered",
        report: reportOf(whose, "others"),
        answer: {
          do: "pay_only",
          charge: integer(whose, "reviews.charge"),
          pay: integer(whose, "reviews.pay"),
          at: instant(whose, "reviews.answered"),
          extra_id: text(whose, "reviews.extra_id"),
        },
      },
    },
    version: integer(whose, "version"),
    ...given,
  };
}

/** A report that is kept beside a visit. */
const reportOf = (whose: string, name: string) => ({
  key: text(whose, `${name}.key`),
  done_at: instant(whose, `${name}.done_at`),
  arrived_at: instant(whose, `${name}.arrived_at`),
  how: "tap" as const,
  comments: text(whose, `${name}.comments`),
  photo_urls: [`https://photos.example/${text(whose, `${name}.photo_urls`)}`],
  photo_ids: [text(whose, `${name}.photo_ids`)],
  photo_times: [{ id: text(whose, `${name}.photo_ids`), at: instant(whose, `${name}.photo_times`) }],
  ticks: [{ pet: text(whose, `${name}.ticks.pet`), care: "feeding" as const, at: instant(whose, `${name}.ticks.at`) }],
});

/** Stores prices, an invoice, an account, a visit in each state, and a series of which tomorrow's visit on is not stored, for each pair of people. */
export async function plant({ installation, people }: ContractTestApp): Promise<void> {
  const { walker, otherWalker, client, otherClient } = people;
  const pairs: [string, Parties][] = [
    ["", { walker, client }],
    ["other", { walker: otherWalker, client: otherClient }],
  ];
  await putPricing(installation.db, rates("settings", "prices"), anAuthor());
  for (const [whose, parties] of pairs) {
    const visit = (state: string, given: Parameters<typeof seededVisit>[2]) =>
      seededVisit(`${whose}${state}`, parties, given);
    await putBookings(
      installation.db,
      [seededSchedule(`${whose}series`, parties)],
      [
        visit("open", { date: "2026-11-20", status: "scheduled" }),
        visit("cancelled", { date: "2026-11-19", status: "cancelled" }),
        visit("done", { date: "2026-11-18", status: "completed" }),
        { ...visit("hidden", { date: "2026-11-17", status: "completed" }), note_deleted_at: integer("hidden", "note") },
      ],
    );
    await putInvoice(installation.db, seededInvoice(`${whose}invoice`, parties.client.user.id));
    await putItems(installation.db, [seededAccount(`${whose}account`, parties.client.user.id)]);
  }
}

/** The ids of the walker's and the client's own: visits in each state, and one that is not stored. */
export const seededIds = [
  ["open", "2026-11-20"],
  ["cancelled", "2026-11-19"],
  ["done", "2026-11-18"],
  ["hidden", "2026-11-17"],
]
  .map(([whose, date]) => `${text(String(whose), "schedule_id")}.${date}`)
  .concat(`${text("series", "id")}.2026-11-21`);
