import { type AnswerOf, makeInvoices, type RequestOf } from "@petcare/contract";
import { invoiceNumber, toDollars } from "@petcare/domain";
import { type Invoice, type MadeInvoice, makeInvoice, readUsers, type User } from "@petcare/storage";
import { checkDue, checkPeriod, maxPeriod } from "../shared/money/period.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { previewOf, readTerms } from "./billing-preview.ts";
import { checkTotal, type Requested, requestOf } from "./invoice-request.ts";

type Body = RequestOf<typeof makeInvoices>["body"];
type Result = AnswerOf<typeof makeInvoices>[number];

/** Creates each client's invoice in a transaction of its own: a refused one does not affect the others. */
export const handler = endpoint(makeInvoices, async ({ body, caller, via }) => {
  checkPeriod({ from: body.period.start, to: body.period.end }, maxPeriod, "period");
  checkDue(body.due);
  for (const [index, requested] of body.clients.entries()) checkTotal(requested, index);
  const people = await readUsers(
    runtime.db,
    body.clients.map(({ client_id }) => client_id),
  );
  const termsOf = await readTerms(people.keys());
  const by = authorOf({ caller, via });
  const clients = body.clients.map((requested) => ({
    requested,
    request: requestOf(body, requested, clientIn(people, requested), termsOf(requested.client_id), by),
  }));
  const results: Result[] = [];
  for (const { requested, request } of clients) {
    results.push(await resultOf(await makeInvoice(runtime.db, request), requested, body));
  }
  return results;
});

function clientIn(people: ReadonlyMap<string, User>, { client_id }: Requested): User {
  const client = people.get(client_id);
  // A household's invoices belong to its client.
  if (client?.role !== "client" || client.household) throw new AppError("not_found", "This client was not found.");
  if (client.merged) throw new AppError("conflict", "This record was merged into another client's. Look again.");
  return client;
}

async function resultOf(made: MadeInvoice, { client_id }: Requested, { period }: Body): Promise<Result> {
  const { outcome } = made;
  if (outcome !== "changed") return { client_id, outcome, invoice: madeAnswer(made.document), now: null };
  // Of two bills the last one covers the period's end.
  return { client_id, outcome, invoice: null, now: (await previewOf(client_id, period)).at(-1) ?? null };
}

const madeAnswer = ({ id, sums, status }: Invoice) => ({
  id,
  number: invoiceNumber(id),
  total: toDollars(sums.total),
  balance: toDollars(status === "void" ? 0 : sums.total - sums.paid),
  status,
});
