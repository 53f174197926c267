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
import { billPast } from "./billing.ts";
import { demoMember } from "./clients.ts";
import { type DemoData, demoData } from "./demo-data.ts";
import { payPast } from "./past-pay.ts";

/**
 * Fills a new installation with the owner alone, or with two months of the demo's business.
 * They end at `now`, in epoch milliseconds. The owner is written last.
 * @returns whether the installation was new
 * @throws Error with the code DATA_UNFINISHED if an earlier call was killed
 */
export async function seed(installation: Installation, { now, empty }: { now: number; empty: boolean }) {
  const { db } = installation;
  const team = await listPeople(db, "team");
  if (team.some(({ role }) => role === "admin") || (await isBeingImported(db))) return false;
  if (team.length > 0) throw Object.assign(new Error("The data was not made to its end"), { code: "DATA_UNFINISHED" });

  const data = demoData(now);
  const [owner, ...others] = data.users as [User, ...User[]];
  if (!empty) await seedBusiness(installation, data, [...others, demoMember(owner.created_at)], now);
  await storePerson(installation, empty ? { ...owner, created_at: now } : owner, owner);
  return true;
}

/** Stores all but the owner. */
async function seedBusiness(installation: Installation, data: DemoData, others: readonly User[], now: number) {
  const { db } = installation;
  const owner = data.users[0] as User;
  for (const user of others) await storePerson(installation, user, owner);
  await storeAgreements(db, others, now, (at) => authorOf(owner, at));
  for (const given of demoCodes) {
    const code = { ...given, uses_limit: 1000, uses: 0, used_by: [], version: 1, created_at: now };
    await storeReferralCode(db, code, authorOf(owner, now));
  }
  for (const { id, role, invite } of others) {
    if (!invite || role === "admin") continue;
    const { code, expires_on, at } = invite;
    const given = { code, role, bound_to: id, expires_on, created_at: at };
    const bound = { ...given, uses_limit: 1, uses: 0, used_by: [], version: 1 };
    await storeReferralCode(db, bound, authorOf(owner, at));
  }
  await putBookings(db, data.schedules, data.visits, data.changes);
  await putPhotos(installation, data.visits);
  await billPast(db, data, now);
  await payPast(db, data.users, now);
}

async function storePerson(installation: Installation, user: User, owner: User): Promise<void> {
  if (user.email && accounts.has(user.email)) {
    await createSignIn(installation, { id: user.id, email: user.email, password: demoPassword });
  }
  await storeUser(installation.db, user, authorOf(owner, user.created_at));
}

const accounts = new Set<string>(Object.values(demoEmails));
const authorOf = ({ id }: User, at: number): Author => ({ id, way: "web", request_id: "", at });

/** Puts the files of the visits' photos where walkers' phones would send them. */
async function putPhotos({ environment }: Installation, visits: readonly Visit[]): Promise<void> {
  const keys = visits.flatMap((visit) => (visit.photo_ids ?? []).map((id) => photoKey(visit, id)));
  for (const [index, Key] of keys.entries()) {
    const Body = await readFile(join(import.meta.dirname, "photos", `biscuit-${index + 1}.jpg`));
    await s3().send(new PutObjectCommand({ Bucket: environment.PHOTO_BUCKET, Key, Body }));
  }
}
