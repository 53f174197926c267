import { createSignIn, type Installation } from "@petcare/installation";
import { listPeople, putBookings, storeReferralCode, storeUser, type User } from "@petcare/storage";
import { demoCodes, demoEmails, demoPassword } from "./accounts.ts";
import { type DemoData, demoData } from "./demo-data.ts";

/**
 * Fills a new installation with the owner alone, or with a year of the demo's business.
 * The year ends at `now`, in epoch milliseconds.
 * The owner is written last, so a killed seeding starts again.
 * @returns whether the installation was new
 */
export async function seed(installation: Installation, { now, empty }: { now: number; empty: boolean }) {
  const { db } = installation;
  const team = await listPeople(db, "team");
  if (team.some(({ role }) => role === "admin")) return false;

  const data = empty ? ownerOf(demoData(now)) : demoData(now);
  await putBookings(db, data.schedules, data.visits);
  if (!empty) {
    for (const { role, code } of demoCodes) {
      await storeReferralCode(db, { code, role, uses_limit: 1000, uses: 0, used_by: [], created_at: now });
    }
  }
  for (const { id, role, invite } of data.users) {
    if (!invite || role === "admin") continue;
    const { code, expires_on, at } = invite;
    await storeReferralCode(db, {
      code,
      role,
      bound_to: id,
      uses_limit: 1,
      uses: 0,
      used_by: [],
      expires_on,
      created_at: at,
    });
  }
  const owner = data.users.find(({ role }) => role === "admin") as User;
  const accounts = new Set<string | undefined>(Object.values(demoEmails));
  for (const user of data.users.toReversed()) {
    if (user.email && accounts.has(user.email)) {
      await createSignIn(installation, { id: user.id, email: user.email, password: demoPassword });
    }
    await storeUser(db, user, { id: owner.id, way: "web", request_id: "", at: user.created_at });
  }
  return true;
}

const ownerOf = ({ users }: DemoData): DemoData => ({
  users: users.filter(({ role }) => role === "admin"),
  schedules: [],
  visits: [],
});
