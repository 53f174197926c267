import { aBooking } from "./bookings.ts";
import { type BodyFor, ok } from "./call.ts";
import type { SignedInApp } from "./signed-in-app.ts";

type EditBody = BodyFor<"updateSchedule">;

/** The body of an edit of what aBooking made: everything as it is, but for `changes`. */
export const anEdit = (app: SignedInApp, changes: Partial<EditBody> = {}): EditBody => {
  const { status, ...body } = aBooking(app);
  return { ...body, ...changes };
};

/** A schedule as the owner opens it. */
export const opened = ({ owner }: SignedInApp, id: string) => ok(owner, "getSchedule", { params: { id } });

/** A visit as the owner opens it. */
export async function visitAs({ owner }: SignedInApp, id: string) {
  const visit = await ok(owner, "getVisit", { params: { id } });
  if (!("pay" in visit)) throw new Error("The owner reads the whole visit");
  return visit;
}
