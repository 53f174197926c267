import { bookingTextNames, textsBy } from "@petcare/domain";
import { putBookings, putPricing, type Schedule, type User, type Visit } from "@petcare/storage";
import { putItems } from "@petcare/storage/items";
import { anAuthor, putInvoice } from "@petcare/storage/testing";
import type { ContractTestApp } from "./contract-test-app.ts";
import { type Filled, instant, integer, marks, text } from "./markers.ts";
import type { Parties } from "./sample.ts";
import { seededAccount } from "./seeded-account.ts";
import { seededPet, seededSigned } from "./seeded-household.ts";
import { seededInvoice } from "./seeded-invoice.ts";

const rates = (whose: string, of: string) => marks(whose, "walk25 visit overnight other", { of, mark: integer });

export function seededUser(
  whose: string,
  role: User["role"],
): Filled<Omit<User, "deactivated" | "deleted_at" | "merged" | "merged_from" | "household" | "members">> {
  return {
    ...marks(whose, "id contact_email phone verified_phone address garage_code color preferred_walker_id notes"),
    ...marks(whose, "door_tag request_hash kept_session seal"),
    ...marks(whose, "sessions_valid_from version", { mark: integer }),
    ...marks(whose, "last_seen_at created_at", { mark: instant }),
    role,
    name: `${text(whose, "first_name")} ${text(whose, "last_name")}`,
    email: `${text(whose, "email")}@test.example`,
    sign_in: text(whose, "id"),
    invite: {
      code: text(whose, "invite.code"),
      expires_on: "2026-12-01",
      ...marks(whose, "at sent_at", { of: "invite", mark: instant }),
    },
    pets: [seededPet(whose)],
    custom_rates: rates(whose, "custom_rates"),
    tax: marks(whose, "exempt certificate", { of: "tax" }),
    pay_rates: rates(whose, "pay_rates"),
    w9_on: "2026-01-04",
    days_off: [{ from: "2026-11-24", to: "2026-11-26", note: text(whose, "days_off.note") }],
    emergency_contact: marks(whose, "name relation phone", { of: "emergency_contact" }),
    access: marks(whose, "lockbox alarm parking", { of: "access" }),
    keys: [{ ...marks(whose, "id label holder_id place", { of: "keys" }), since: "2026-03-04" }],
    signed: seededSigned(whose),
    active: true,
    sms_consent: { at: instant(whose, "sms_consent.at"), text_version: text(whose, "sms_consent.text_version") },
    notices: { plan: ["email"] },
    email_stopped: { at: instant(whose, "email_stopped.at"), why: "bounced" },
    ended_sessions: new Set([`${text(whose, "ended_sessions")}#9999999999`]),
    never_signed_in: true,
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
    ...marks(whose, "changed_by created_by unsigned_reason request_hash"),
    ...marks(whose, "version visits_version", { mark: integer }),
    ...marks(whose, "changed_at created_at", { mark: instant }),
    inverse: {
      kind: "edit",
      version: integer(whose, "version"),
      scope: { type: "series" },
      edited: ["notes"],
      timeline: { ...given, notes: text(whose, "inverse.notes") },
    },
  };
}

function seededVisit(
  whose: string,
  parties: Parties,
  given: Pick<Visit, "date" | "status">,
): Filled<Omit<Visit, "note_deleted_at">> {
  return {
    ...seededBooking(whose, parties),
    ...marks(whose, "schedule_id comments completed_by invoice_id written_off_reason pay_run_id cancel_reason"),
    ...marks(whose, "changed_by note_key"),
    ...marks(whose, "charge_cents pay_cents own_pay_cents cancelled_with version", { mark: integer }),
    ...marks(whose, "completed_at written_off_at changed_at arrived_at", { mark: instant }),
    original_date: given.date,
    first_timeframe: "evening",
    recurring: true,
    duration_minutes: 25,
    photo_urls: [`https://photos.example/${text(whose, "photo_urls")}`],
    photo_ids: [text(whose, "photo_ids")],
    photo_times: [{ id: text(whose, "photo_ids"), at: instant(whose, "photo_times") }],
    ticks: [{ pet: text(whose, "ticks.pet"), care: "medication", at: instant(whose, "ticks.at") }],
    parts: [{ rule: text(whose, "parts.rule"), name: text(whose, "parts.name"), cents: 100, pay: { cents: 50 } }],
    own: new Set(["notes" as const]),
    own_price: true,
    done_how: "tap",
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
    ...given,
  };
}

/** A report that is kept beside a visit. */
const reportOf = (whose: string, name: string) => ({
  ...marks(whose, "key comments", { of: name }),
  ...marks(whose, "done_at arrived_at", { of: name, mark: instant }),
  how: "tap" as const,
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
