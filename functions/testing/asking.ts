import { parseVisitId, readVisit } from "@petcare/storage";
import { type BodyFor, call, expectOk, expectPage } from "./call.ts";
import type { Signed, SignedInApp } from "./signed-in-app.ts";

type AskBody = BodyFor<"askRequest">;
type Choice = Omit<BodyFor<"acceptRequest">, "version">;

let made = 0;
/** A request's id, as a form makes it. */
export const newRequestId = () => `request-${++made}`;

export const ask = (as: Signed, id: string, body: AskBody, preview = false) =>
  call(as, "askRequest", { params: { id }, ...(preview && { query: { preview: "1" as const } }), body });

/** Asks for something at the price that is shown, and answers the request as it is stored. */
export async function asked(as: Signed, body: AskBody, id = newRequestId()) {
  const shown = await ask(as, id, body, true);
  // A request that is sent again may have no price by now.
  const total = shown.status === 200 && "quote" in shown.body ? shown.body.quote.total : 0;
  const { request } = await expectOk(ask(as, id, { ...(total > 0 && { seen_total: total }), ...body }));
  if (!request) throw new Error("It was only a preview");
  return request;
}

type Seen = { _id: string; version: number };
/** Accepts a request. A walk goes to Rosa where nobody else is chosen. */
export const accept = ({ owner, rosa }: SignedInApp, { _id: id, version }: Seen, choice: Choice = {}) =>
  call(owner, "acceptRequest", { params: { id }, body: { version, walker_id: rosa.user.id, ...choice } });
export const decline = ({ owner }: SignedInApp, { _id: id }: Seen, words?: string) =>
  call(owner, "declineRequest", { params: { id }, body: { words } });
export const withdraw = (as: Signed, { _id: id }: Seen) => call(as, "withdrawRequest", { params: { id } });

/** The owner's row of a request. */
export async function rowOf({ owner }: SignedInApp, { _id }: Seen) {
  const { items: requests } = await expectPage(call(owner, "listRequests", { query: { limit: 200 } }));
  const row = requests.find((one) => one._id === _id);
  if (!row) throw new Error(`No row has ${_id}`);
  return row;
}

/** A visit as it is stored, in a line: when, how it stands, its price and its charge in cents. */
export async function visitLine({ installation }: SignedInApp, id: string | null) {
  const key = parseVisitId(id ?? "");
  const visit = key && (await readVisit(installation.db, key));
  if (!visit) return "none";
  const { date, timeframe, status, price_cents, charge_cents, pay_cents } = visit;
  return [date, timeframe, status, price_cents, charge_cents, pay_cents].join(" ").trim();
}
