import { createSignIn, type Installation } from "@petcare/installation";
import { createReferralCode, createUser, listPeople, putBookings } from "@petcare/storage";
import { demoCodes, demoEmails, demoPassword } from "./accounts.ts";
import { type DemoData, demoData } from "./demo-data.ts";

/**
 * Fills a new installation: the owner alone, or a year of the demo's business up to `now` (epoch milliseconds). The
 * owner comes last, so a seeding that was killed is begun again and not taken for a finished one.
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
      await createReferralCode(db, { code, role, uses_limit: 1000, uses: 0, used_by: [], created_at: now });
    }
  }
  const accounts = new Set<string | undefined>(Object.values(demoEmails));
  for (const user of data.users.toReversed()) {
    if (user.email && accounts.has(user.email)) {
      await createSignIn(installation, { id: user.id, email: user.email, password: demoPassword });
    }
    await createUser(db, user);
  }
  return true;
}

const ownerOf = ({ users }: DemoData): DemoData => ({
  users: users.filter(({ role }) => role === "admin"),
  schedules: [],
  visits: [],
});
