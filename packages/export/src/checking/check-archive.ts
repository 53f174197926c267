import type { ReferralCode, User } from "@petcare/storage";
import { people, prices, referralCodes } from "../kinds/kinds.ts";
import type { Archive } from "../reading/archive.ts";
import { BrokenFile } from "../reading/broken-file.ts";
import { checkAccounts } from "./check-accounts.ts";
import { checkBookings } from "./check-bookings.ts";
import { checkHistory } from "./check-history.ts";
import { checkClaims, checkInvoices } from "./check-invoices.ts";
import { checkEarned, checkPay } from "./check-pay.ts";
import { checkWeeks } from "./check-weeks.ts";
import { recordsIn } from "./records.ts";
import { must, World } from "./world.ts";

/**
 * Reads all of an export and checks that it can be imported: each line by itself, what lines name, and what always holds of
 * money. Its memory grows with people, invoices and accounts, and not with visits.
 *
 * @returns who owns the business
 * @throws BrokenFile at the first fault
 */
export async function checkArchive(archive: Archive): Promise<{ owner: User }> {
  const world = new World();
  const owner = await checkPeople(archive, world);
  await checkInvoices(archive, world);
  await checkAccounts(archive, world);
  await checkPay(archive, world);
  await checkBookings(archive, world);
  checkClaims(world);
  checkEarned(world);
  await checkWeeks(archive);
  await checkHistory(archive, world);
  return { owner };
}

async function checkPeople(archive: Archive, world: World): Promise<User> {
  let owner: User | undefined;
  for await (const { record, place } of recordsIn<User>(archive, people)) {
    world.people.add(record.id);
    world.versions.set(`person ${record.id}`, { version: record.version, place });
    if (record.role === "admin") {
      must(owner === undefined, place, "There are two owners");
      owner = record;
    }
  }
  for await (const { record, place } of recordsIn<ReferralCode>(archive, referralCodes)) {
    world.needPeople(place, record.bound_to);
    world.versions.set(`code ${record.code}`, { version: record.version, place });
  }
  for await (const { record, place } of recordsIn<{ version: number }>(archive, prices)) {
    world.versions.set("pricing pricing", { version: record.version, place });
  }
  if (!owner) throw new BrokenFile({ file: "data/people.jsonl" }, "There is no owner");
  return owner;
}
