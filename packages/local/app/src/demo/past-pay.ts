import { business } from "@petcare/business";
import { addDays, type LocalDate, localDateOf, startOfWeek } from "@petcare/domain";
import { idFrom } from "@petcare/functions/shared/runtime.ts";
import { type Db, type PastBooks, PastPay, type User } from "@petcare/storage";
import { randomOf } from "./random.ts";
import { byOwner } from "./team.ts";

/** So many weeks were paid one by one. */
const weeks = 52;

/**
 * Pays the team in the year before `now` (epoch milliseconds): each Monday for the week before. The last whole week
 * is still due.
 */
export function pastPay(db: Db, team: readonly User[], books: PastBooks, now: number): PastPay {
  const pay = new PastPay(db, books);
  const thisMonday = startOfWeek(localDateOf(now, business.timeZone));
  for (const walker of team.filter(({ role }) => role !== "client")) {
    for (let ago = weeks; ago > 0; ago--) payWeek(pay, walker, addDays(thisMonday, -7 * ago), now);
  }
  return pay;
}

/** Pays all that is due up to the day before a Monday. */
function payWeek(pay: PastPay, { id, name }: User, monday: LocalDate, now: number): void {
  pay.pay({
    walker_id: id,
    paid_to: name,
    to: addDays(monday, -1),
    paid_on: monday,
    method: randomOf(`pay ${id} ${monday}`).pick(business.paymentMethods),
    by: byOwner(monday, now).by,
    idOf: (number) => idFrom("pay-run", id, String(number)),
  });
}
