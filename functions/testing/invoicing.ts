import type { LocalDate } from "@petcare/domain";
import { type Invoice, putBookings, readInvoice, storeUser, type User, type Visit, visitId } from "@petcare/storage";
import { aClient, anAuthor, aVisit } from "@petcare/storage/testing";
import { type AnswerTo, type BodyFor, call, expectOk, ok } from "./call.ts";
import type { SignedInApp } from "./signed-in-app.ts";

/** The last Monday to Sunday before the scene's Friday. */
export const lastWeek = { start: "2026-11-09", end: "2026-11-15" } as const;

let made = 0;

/** A client of whom no other test of the file knows, without an account. */
export async function newClient({ installation }: SignedInApp, name = "Carla Client"): Promise<User> {
  const client = aClient({ id: `billed-${++made}`, name, email: undefined });
  await storeUser(installation.db, client, anAuthor());
  return client;
}

/** Stores visits by Rosa that are done, each on its day and at its price in cents. Returns their ids. */
export async function storeDone(
  { installation, rosa }: SignedInApp,
  client: Pick<User, "id">,
  visits: readonly (Partial<Visit> & { date: LocalDate; price_cents: number })[],
): Promise<string[]> {
  const done = visits.map((given) =>
    aVisit({
      schedule_id: `done-${++made}`,
      client_id: client.id,
      walker_id: rosa.user.id,
      status: "completed",
      charge_cents: given.price_cents,
      pay_cents: 1500,
      ...given,
    }),
  );
  await putBookings(installation.db, [], done);
  return done.map(visitId);
}

type Body = BodyFor<"makeInvoices">;
type Requested = Body["clients"][number];

/** Previews one client's last week, as the screen does. */
export async function previewOne({ owner }: SignedInApp, client: Pick<User, "id">) {
  const query = { from: lastWeek.start, to: lastWeek.end, client_id: client.id };
  const { clients } = await ok(owner, "previewInvoices", { query });
  if (!clients[0]) throw new Error(`No preview of ${client.id}`);
  return clients[0];
}

/** Makes the request that the screen sends for a preview. */
export const requested = (
  { client_id, n, lines }: AnswerTo<"previewInvoices">["clients"][number],
  given: Partial<Requested> = {},
): Requested => ({
  client_id,
  n,
  lines: lines.map(({ visit_id, price, rate }) => ({ visit_id, price, rate })),
  ...given,
});

export const make = ({ owner }: SignedInApp, clients: Requested[], given: Partial<Body> = {}) =>
  call(owner, "makeInvoices", { body: { period: lastWeek, due: "2026-11-27", clients, ...given } });

/** Makes an invoice of all that a client is to be billed for last week, as the screen does. */
export async function invoiceOf(
  app: SignedInApp,
  client: Pick<User, "id">,
  given: Partial<Requested> = {},
): Promise<Invoice> {
  const results = await expectOk(make(app, [requested(await previewOne(app, client), given)]));
  const invoice = results[0]?.invoice && (await readInvoice(app.installation.db, results[0].invoice.id));
  if (!invoice) throw new Error(`The invoice was ${results[0]?.outcome}`);
  return invoice;
}
