import {
  type Invoice,
  makeInvoice,
  proveWithCode,
  putBookings,
  putPhoneCode,
  readAccount,
  type Schedule,
  storeReferralCode,
  storeResetRequest,
  type Visit,
  visitId,
  visitOf,
} from "@petcare/storage";
import { anAuthor, aReferralCode, aSchedule, aVisit, everyDay } from "@petcare/storage/testing";
import { digest, runtime, today } from "../shared/runtime.ts";
import { newPhoneCode } from "../signup/one-time-code.ts";
import type { Signed } from "../testing/scene.ts";
import { emailOf } from "./people.ts";
import type { Parties } from "./sample.ts";
import type { Stage } from "./stage.ts";

// What the samples store before their request is sent.

/** Stores a one-time visit between the parties, this Friday morning. */
export async function storeVisit(
  { world }: Stage,
  { walker, client }: Parties,
  given: Partial<Visit> = {},
): Promise<Visit> {
  const people = { client_id: client.user.id, walker_id: walker.user.id };
  const schedule = aSchedule({ ...people, id: `visit-of-${client.user.id}` });
  const visit = aVisit({ ...people, schedule_id: schedule.id, ...given });
  await putBookings(world.db, [{ ...schedule, materialised_through: schedule.date }], [visit]);
  return visit;
}

/** Stores a daily series between the parties since Monday. Only Monday's visit is stored. */
export async function storeSeries({ world }: Stage, { walker, client }: Parties): Promise<Schedule> {
  const schedule = aSchedule({
    id: `series-of-${client.user.id}`,
    client_id: client.user.id,
    walker_id: walker.user.id,
    date: "2026-11-16",
    recurrence: everyDay(),
    materialised_through: "2026-11-16",
    notes: "Side door",
  });
  await putBookings(world.db, [schedule], [visitOf(schedule, schedule.date)]);
  return schedule;
}

/** Stores a visit of Monday between the parties that is done. Returns its id. */
export async function storeDoneVisit(stage: Stage, parties: Parties): Promise<string> {
  const done = { status: "completed", charge_cents: 2500, pay_cents: 1500, date: "2026-11-16" } as const;
  return visitId(await storeVisit(stage, parties, { ...done, original_date: done.date }));
}

/** Makes an invoice of a visit between the parties. */
export async function storeInvoice(stage: Stage, parties: Parties): Promise<Invoice> {
  const { id: client_id, name, address } = parties.client.user;
  const made = await makeInvoice(stage.world.db, {
    client_id,
    bill_to: { name, address },
    period: { start: "2026-11-16", end: "2026-11-22" },
    due: "2026-11-27",
    note: "See you soon",
    n: (await readAccount(stage.world.db, client_id)).invoices,
    visits: [{ visit_id: await storeDoneVisit(stage, parties), cents: 2500 }],
    adjustments: [],
    use_credit: true,
    request_hash: "sample",
    date: today(),
    by: anAuthor({ id: stage.people.owner.user.id, at: runtime.now() }),
    idOf: (salt) => `invoice-of-${client_id}-${salt}`,
  });
  if (made.outcome !== "made") throw new Error(`The invoice was ${made.outcome}`);
  return made.invoice;
}

export const freshPhone = "5165550177";

/** Stores an unused one-time code of freshPhone. */
export async function storePhoneCode({ world }: Stage): Promise<string> {
  const { code, stored } = newPhoneCode(freshPhone);
  await putPhoneCode(world.db, stored, 0);
  return code;
}

/** Stores that somebody, somewhere, asked for a code for a person's new password. */
export const storeResetRequestOf = ({ world }: Stage, person: Signed): Promise<void> =>
  storeResetRequest(world.db, {
    email: digest(emailOf(person)),
    id: "request",
    asker: "elsewhere",
    expires_at: Math.floor(runtime.now() / 1000) + 3600,
  });

/** Stores what signing up takes: a referral code, and the proof that freshPhone is verified. */
export async function storeInvitation(stage: Stage, role: "walker" | "client") {
  const { db } = stage.world;
  const referral = aReferralCode({ role });
  await storeReferralCode(db, referral, anAuthor());
  const { stored } = newPhoneCode(freshPhone);
  await putPhoneCode(db, stored, 0);
  const proof = "proof-of-a-phone";
  const expiresAt = Math.floor(runtime.now() / 1000) + 3600;
  await proveWithCode(db, stored, { hash: digest(proof), expiresAt });
  return { referral_code: referral.code, phone_raw: freshPhone, phone_proof: proof };
}
