import {
  proveWithCode,
  putBookings,
  putPhoneCode,
  type Schedule,
  storeReferralCode,
  type Visit,
  visitId,
  visitOf,
} from "@petcare/storage";
import { anAuthor, aReferralCode, aSchedule, aVisit, everyDay } from "@petcare/storage/testing";
import { digest, runtime } from "../shared/runtime.ts";
import { newPhoneCode } from "../signup/one-time-code.ts";
import type { ContractTestApp } from "./contract-test-app.ts";
import type { Parties } from "./sample.ts";

// What the samples store before their request is sent.

/** Stores a one-time visit between the parties, this Friday morning. */
export async function storeVisit(
  { installation }: ContractTestApp,
  { walker, client }: Parties,
  given: Partial<Visit> = {},
): Promise<Visit> {
  const people = { client_id: client.user.id, walker_id: walker.user.id };
  const schedule = aSchedule({ ...people, id: `visit-of-${client.user.id}` });
  const visit = aVisit({ ...people, schedule_id: schedule.id, ...given });
  await putBookings(installation.db, [{ ...schedule, stored_through: schedule.date }], [visit]);
  return visit;
}

/** Stores a visit between the parties, and makes a request about it. */
export const onVisit =
  <Request extends object = object>(
    given: Partial<Visit> | ((parties: Parties) => Partial<Visit>) = {},
    request: (parties: Parties) => Request = () => ({}) as Request,
  ) =>
  async (app: ContractTestApp, parties: Parties) => {
    const visit = await storeVisit(app, parties, typeof given === "function" ? given(parties) : given);
    return { params: { id: visitId(visit) }, ...request(parties) };
  };

/** Stores a daily series between the parties since Monday. Only Monday's visit is stored. */
export async function storeSeries({ installation }: ContractTestApp, { walker, client }: Parties): Promise<Schedule> {
  const schedule = aSchedule({
    id: `series-of-${client.user.id}`,
    client_id: client.user.id,
    walker_id: walker.user.id,
    date: "2026-11-16",
    recurrence: everyDay(),
    stored_through: "2026-11-16",
    notes: "Side door",
  });
  await putBookings(installation.db, [schedule], [visitOf(schedule, schedule.date)]);
  return schedule;
}

export const freshPhone = "5165550177";

/** Stores an unused one-time code of freshPhone. */
export async function storePhoneCode({ installation }: ContractTestApp): Promise<string> {
  const { code, stored } = newPhoneCode(freshPhone);
  await putPhoneCode(installation.db, stored, 0);
  return code;
}

/** Stores what signing up takes: a referral code, and the proof that freshPhone is verified. */
export async function storeInvitation(app: ContractTestApp, role: "walker" | "client") {
  const { db } = app.installation;
  const referral = aReferralCode({ role });
  await storeReferralCode(db, referral, anAuthor());
  const { stored } = newPhoneCode(freshPhone);
  await putPhoneCode(db, stored, 0);
  const proof = "proof-of-a-phone";
  const expiresAt = Math.floor(runtime.now() / 1000) + 3600;
  await proveWithCode(db, stored, { hash: digest(proof), expiresAt });
  return { referral_code: referral.code, phone_raw: freshPhone, phone_proof: proof };
}
