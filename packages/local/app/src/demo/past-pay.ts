import { business } from "@petcare/business";
import { addDays, type LocalDate, localDateOf, startOfWeek } from "@petcare/domain";
import { idFrom } from "@petcare/functions/shared/runtime.ts";
import { type Db, makePayRun, readDue, type User } from "@petcare/storage";
import { randomOf } from "./random.ts";
import { byOwner, pastWeeks } from "./team.ts";

/** Pays the team each Monday for the week before, up to `now` (epoch milliseconds). The last whole week is still due. */
export async function payPast(db: Db, users: readonly User[], now: number): Promise<void> {
  const thisMonday = startOfWeek(localDateOf(now, business.timeZone));
  for (const walker of users.filter(({ role }) => role !== "client")) {
    let n = 0;
    for (let ago = pastWeeks; ago > 0; ago--) n += await payWeek(db, walker, addDays(thisMonday, -7 * ago), now, n);
  }
}

/** Pays all that is due up to the day before a Monday. @returns how many runs it took: one, or none if nothing is due */
async function payWeek(db: Db, { id, name }: User, monday: LocalDate, now: number, n: number): Promise<number> {
  const to = addDays(monday, -1);
  const due = await readDue(db, to, id);
  if (due.length === 0) return 0;
  const { outcome } = await makePayRun(db, {
    walker_id: id,
    paid_to: name,
    to,
    paid_on: monday,
    method: randomOf(`pay ${id} ${monday}`).pick(business.paymentMethods),
    lines: due.map(({ kind, id, cents = 0 }) => ({ kind, id, cents })),
    n,
    request_hash: `demo ${n}`,
    by: byOwner(monday, now).by,
    idOf: (number) => idFrom("pay-run", id, String(number)),
  });
  if (outcome !== "made") throw new Error(`${name} was not paid up to ${to}: ${outcome}`);
  return 1;
}
