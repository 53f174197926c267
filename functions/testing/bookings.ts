import { bookingTextNames, textsBy } from "@petcare/domain";
import { parseVisitId, putBookings, readStoredVisit, readVisit, type Visit } from "@petcare/storage";
import { type BodyFor, call, ok } from "./call.ts";
import type { Signed, SignedInApp } from "./signed-in-app.ts";

type Booking = BodyFor<"createSchedule">;

/** The form's payload for one walk of Ana's with Rosa, on the morning of Friday 20 November 2026. */
export const aBooking = ({ ana, rosa }: SignedInApp, changes: Partial<Booking> = {}): Booking => ({
  date: "2026-11-20",
  timeframe: "morning",
  service_type: "25",
  client_id: ana.user.id,
  walker_id: rosa.user.id,
  pet_names: ["Biscuit", "Max"],
  status: "scheduled",
  ...textsBy(bookingTextNames, () => null),
  service_label: null,
  price: 28,
  ...changes,
});

/** Books what aBooking makes, as the owner. Returns the schedule's id. */
export async function book(app: SignedInApp, changes: Partial<Booking> = {}): Promise<string> {
  const { id } = await ok(app.owner, "createSchedule", { body: aBooking(app, changes) });
  return id;
}

/** Books one walk. Returns the visit's id. */
export async function bookVisit(app: SignedInApp, changes: Partial<Booking> = {}): Promise<string> {
  return `${await book(app, changes)}.${changes.date ?? "2026-11-20"}`;
}

/** Completes a visit, as its walker or as the owner. */
export const complete = (as: Signed, id: string, body: BodyFor<"completeWalk"> = { comments: "All well" }) =>
  call(as, "completeWalk", { params: { id }, body });

/** A visit as it is stored. */
export async function storedVisit({ installation }: SignedInApp, id: string): Promise<Visit> {
  const key = parseVisitId(id);
  const visit = key && (await readStoredVisit(installation.db, key));
  if (!visit) throw new Error(`${id} is not stored`);
  return visit;
}

/** Overwrites a visit in ways that no endpoint offers. One that is not stored yet is stored. */
export async function overwriteVisit(
  { installation }: SignedInApp,
  id: string,
  changes: Partial<Visit>,
): Promise<void> {
  const key = parseVisitId(id);
  const visit = key && (await readVisit(installation.db, key));
  if (!visit) throw new Error(`There is no visit ${id}`);
  await putBookings(installation.db, [], [{ ...visit, ...changes }]);
}
