import { type AnswerOf, makeInvoices, type RequestOf } from "@petcare/contract";
import { invoiceNumber, toDollars } from "@petcare/domain";
import { type MadeInvoice, makeInvoice, readUsers, type User } from "@petcare/storage";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { previewOf } from "./billing-preview.ts";
import { type Asked, checkTotal, requestOf } from "./invoice-request.ts";

type Body = RequestOf<typeof makeInvoices>["body"];
type Result = AnswerOf<typeof makeInvoices>[number];

/** Each client's invoice is made on its own: what was made stays, whatever becomes of the others. */
export const handler = endpoint(makeInvoices, async ({ body, caller, via }) => {
  if (body.period.end < body.period.start) throw invalidField("period", "The period must not end before it starts.");
  for (const [index, asked] of body.clients.entries()) checkTotal(asked, index);
  const people = await readUsers(
    runtime.db,
    body.clients.map(({ client_id }) => client_id),
  );
  const clients = body.clients.map((asked) => ({ asked, client: clientIn(people, asked) }));
  const by = authorOf({ caller, via });
  const results: Result[] = [];
  for (const { asked, client } of clients) {
    const made = await makeInvoice(runtime.db, requestOf(body, asked, client, by));
    results.push(await resultOf(made, asked, body));
  }
  return results;
});

function clientIn(people: ReadonlyMap<string, User>, { client_id }: Asked): User {
  const client = people.get(client_id);
  if (client?.role !== "client") throw new AppError("not_found", "This client was not found.");
  if (client.merged) throw new AppError("conflict", "This record was merged into another client's. Look again.");
  return client;
}

async function resultOf(made: MadeInvoice, { client_id, lines }: Asked, { period }: Body): Promise<Result> {
  if (made.outcome === "too-long") {
    throw invalidField("period", "Choose a shorter period: an invoice of this one is too long");
  }
  if (made.outcome === "changed") {
    const now = await previewOf(client_id, period);
    return { client_id, outcome: "changed", invoice: null, dropped: [], now };
  }
  const { id, sums, status, ...invoice } = made.invoice;
  const billed = new Set(invoice.lines.map(({ visit_id }) => visit_id));
  return {
    client_id,
    outcome: made.outcome,
    invoice: {
      id,
      number: invoiceNumber(id),
      total: toDollars(sums.total),
      status: status === "making" ? "unpaid" : status,
    },
    dropped: lines.flatMap(({ visit_id }) => (billed.has(visit_id) ? [] : visit_id)),
    now: null,
  };
}
