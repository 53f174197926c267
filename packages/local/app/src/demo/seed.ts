import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { isBeingImported } from "@petcare/export";
import { s3 } from "@petcare/functions/shared/s3/client.ts";
import { photoKey } from "@petcare/functions/shared/s3/photo-key.ts";
import { createSignIn, type Installation } from "@petcare/installation";
import {
  type Author,
  listPeople,
  putBookings,
  storeReferralCode,
  storeUser,
  type User,
  type Visit,
} from "@petcare/storage";
import { demoCodes, demoEmails, demoPassword } from "./accounts.ts";
import { storeAgreements } from "./agreements.ts";
import { pastBooks } from "./billing.ts";
import { demoMember } from "./clients.ts";
import { type DemoData, demoData } from "./demo-data.ts";
import { pastPay } from "./past-pay.ts";

/**
 * Fills a new installation with the owner alone, or with a year of the demo's business.
 * The year ends at `now`, in epoch milliseconds.
 * The owner is written last, so a killed seeding starts again.
 * @returns whether the installation was new
 */
export async function seed(installation: Installation, { now, empty }: { now: number; empty: boolean }) {
  const { db } = installation;
  const team = await listPeople(db, "team");
  if (team.some(({ role }) => role === "admin") || (await isBeingImported(db))) return false;

  const data = empty ? newOwner(now) : demoData(now);
  const books = pastBooks(db, data, now);
  const pay = pastPay(db, data.users, books, now);
  await putBookings(db, data.schedules, pay.visits, data.changes);
  await putPhotos(installation, data.visits);
  await books.store();
  await pay.store();
  const owner = data.users.find(({ role }) => role === "admin") as User;
  const by = (at: number): Author => ({ id: owner.id, way: "web", request_id: "", at });
  if (!empty) {
    await storeAgreements(db, data.users, now, by);
    for (const given of demoCodes) {
      const code = { ...given, uses_limit: 1000, uses: 0, used_by: [], version: 1, created_at: now };
      await storeReferralCode(db, code, by(now));
    }
    for (const { id, role, invite } of data.users) {
      if (!invite || role === "admin") continue;
      const { code, expires_on, at } = invite;
      const given = { code, role, bound_to: id, expires_on, created_at: at };
      await storeReferralCode(db, { ...given, uses_limit: 1, uses: 0, used_by: [], version: 1 }, by(at));
    }
  }
  const accounts = new Set<string | undefined>(Object.values(demoEmails));
  for (const user of [...data.users, ...(empty ? [] : [demoMember(owner.created_at)])].toReversed()) {
    if (user.email && accounts.has(user.email)) {
      await createSignIn(installation, { id: user.id, email: user.email, password: demoPassword });
    }
    await storeUser(db, user, by(user.created_at));
  }
  return true;
}

/** Puts the files of the visits' photos where walkers' phones would send them. */
async function putPhotos({ environment }: Installation, visits: readonly Visit[]): Promise<void> {
  const keys = visits.flatMap((visit) => (visit.photo_ids ?? []).map((id) => photoKey(visit, id)));
  for (const [index, Key] of keys.entries()) {
    const Body = await readFile(join(import.meta.dirname, "photos", `biscuit-${index + 1}.jpg`));
    await s3().send(new PutObjectCommand({ Bucket: environment.PHOTO_BUCKET, Key, Body }));
  }
}

/** The owner alone, of a business that begins now. */
const newOwner = (now: number): DemoData => ({
  users: demoData(now).users.flatMap((user) => (user.role === "admin" ? { ...user, created_at: now } : [])),
  schedules: [],
  visits: [],
  changes: [],
});
