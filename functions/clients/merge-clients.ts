import { maxMembers, mergeClients } from "@petcare/contract";
import { creditOf, owedOf, toDollars } from "@petcare/domain";
import {
  countVisits,
  filledFrom,
  giveBookings,
  giveLedger,
  giveMembers,
  mergeClientRecords,
  readClientLedger,
  type User,
} from "@petcare/storage";
import { findClient, findRecord } from "../shared/people/find-person.ts";
import { householdFull } from "../shared/people/household-full.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";

/**
 * Merges two clients: the first write merges the records, and the bookings follow, in this request or its repetition. The
 * nightly job repeats it once in any case, because an index may lag behind a visit that was just booked.
 */
export const handler = endpoint(mergeClients, async ({ params: { id }, query, body, caller, via }) => {
  const { into, version, into_version } = body;
  const [other, kept] = await Promise.all([findRecord(id), findRecord(into)]);
  const by = authorOf({ caller, via });
  const isRepeated = other.merged?.into === into;
  if (!isRepeated) {
    const refusal = refusalOf(kept, other);
    if (refusal) throw refusal;
    if (other.version !== version || kept.version !== into_version) throw new AppError("conflict");
  }
  const visits = await countVisits(runtime.db, { id, role: "client" });
  const answer = { ...summaryOf(kept, other), ...(await moneyOf(id)), visits };
  if (query.preview !== undefined) return { saved: false, ...answer };

  if (!isRepeated && (await mergeClientRecords(runtime.db, { kept, other }, by)) === "refused") {
    throw new AppError("conflict");
  }
  // The kept record may have been merged, too, before a repeated request.
  const to = kept.merged ? (await findClient(into)).id : into;
  await giveMembers(runtime.db, { from: id, to });
  await giveBookings(runtime.db, { from: id, to }, by);
  await giveLedger(runtime.db, { from: id, into: to, date: today(), by });
  return { saved: true, ...answer };
});

function refusalOf(kept: User, other: User): AppError | undefined {
  if (kept.id === other.id) return invalidField("into", "Please choose another client");
  if (other.merged) return new AppError("conflict", "This record was merged into another one before.");
  if (kept.merged || kept.deleted_at || other.deleted_at) {
    return new AppError("conflict", "This client has no record any more.");
  }
  if (!kept.active) return new AppError("conflict", "Reactivate the client whose record stays first.");
  if (other.email) {
    return new AppError("conflict", `${other.name} has an account. Keep that record, and merge the other one into it.`);
  }
  if ((kept.members?.size ?? 0) + (other.members?.size ?? 0) > maxMembers) {
    return householdFull();
  }
  return undefined;
}

async function moneyOf(id: string) {
  const { sums } = await readClientLedger(runtime.db, id);
  return { owed: toDollars(owedOf(sums)), credit: toDollars(creditOf(sums)) };
}

function summaryOf(kept: User, other: User) {
  const filled = filledFrom(kept, other);
  const known = new Set(kept.pets.map(({ name }) => name));
  return {
    fills: Object.keys(filled).filter((name) => name !== "pets" && name !== "keys"),
    pets: (filled.pets ?? []).map(({ name }) => name).filter((name) => !known.has(name)),
    keys: other.keys?.length ?? 0,
  };
}
