import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import {
  type Author,
  type Db,
  PastBooks,
  PastPay,
  putBookings,
  type Schedule,
  storeUser,
  type User,
  type Visit,
  visitId,
  visitOf,
} from "@petcare/storage";

/** A year comes to 8,000 invoices, and with payments, pay runs and bookings to 20,000 rows of history. */
const size = { clients: 300, walkers: 20, visits: 100_000 };

/** A Friday, local. The last whole week is still to be billed and paid. */
export const today: LocalDate = "2026-11-20";
const monday = startOfWeek(today);
const weeks = 52;
const firstDay = addDays(monday, 7 - 7 * weeks);

/** So many clients are billed each week, the others every second one. */
const weeklyClients = 20;
const billedWeeks = weeks - 2;

/** So many visits of a client are one series. */
const seriesLength = 23;

const by: Author = { id: "owner", way: "web", request_id: "", at: Date.parse("2026-11-16T14:00:00Z") };
const person = { active: true, pets: [{ name: "Biscuit" }], version: 1, created_at: by.at } satisfies Partial<User>;
const clientOf = (n: number) => `client-${String(n).padStart(3, "0")}`;
const walkerOf = (n: number) => `walker-${String(n).padStart(2, "0")}`;

/**
 * Stores all of it in batches, each item made by the code that makes it elsewhere: a year of visits that are billed and paid
 * but for the last weeks, and the rest of this week still to be done.
 */
export async function storeBusiness(db: Db): Promise<void> {
  for (let n = 0; n < size.clients; n++) {
    await storeUser(db, { ...person, id: clientOf(n), role: "client", name: `Client ${n}`, address: "1 Main St" }, by);
  }
  for (let n = 0; n < size.walkers; n++) {
    await storeUser(db, { ...person, id: walkerOf(n), role: "walker", name: `Walker ${n}` }, by);
  }
  const { schedules, visits } = bookings();
  const books = billed(db, visits);
  const pay = paid(db, books);
  await putBookings(db, schedules, pay.visits);
  await books.store();
  await pay.store();
}

/** Visits spread evenly over the year's days and over clients and walkers. */
function bookings(): { schedules: Schedule[]; visits: Visit[] } {
  const schedules = new Map<string, Schedule>();
  const visits = Array.from({ length: size.visits }, (_, n) => {
    const date = addDays(firstDay, Math.floor((n * 7 * weeks) / size.visits));
    const nth = Math.floor(n / size.clients);
    const id = `s${n % size.clients}-${Math.floor(nth / seriesLength)}`;
    const schedule = schedules.get(id) ?? scheduleOf(id, date, n);
    schedules.set(id, { ...schedule, stored_through: date });
    const visit = visitOf(schedule, date);
    return date < today ? { ...visit, status: "completed" as const, charge_cents: 2500, pay_cents: 1500 } : visit;
  });
  return { schedules: [...schedules.values()], visits };
}

const scheduleOf = (id: string, date: LocalDate, n: number): Schedule => ({
  id,
  date,
  recurrence: { frequency: "daily", interval: 1, end: { type: "count", count: seriesLength } },
  timeframe: "morning",
  service: "25",
  client_id: clientOf(n % size.clients),
  walker_id: walkerOf(n % size.walkers),
  pet_names: ["Biscuit"],
  price_cents: 2500,
  status: "scheduled",
  stored_through: date,
  version: 1,
  created_at: by.at,
  created_by: "owner",
});

/** Bills all but the last weeks. What was billed last is not paid yet. */
function billed(db: Db, visits: readonly Visit[]): PastBooks {
  const books = new PastBooks(db, visits);
  const byClient = Map.groupBy(visits, ({ client_id }) => client_id);
  for (const [client_id, mine] of byClient) {
    const length = Number(client_id.slice(-3)) < weeklyClients ? 1 : 2;
    for (let week = 0; week < billedWeeks; week += length) {
      const period = { start: addDays(firstDay, 7 * week), end: addDays(firstDay, 7 * (week + length) - 1) };
      const lines = mine.filter(({ date }) => date >= period.start && date <= period.end);
      const n = books.invoicesOf(client_id);
      const [{ id }] = books.bill({
        client_id,
        bill_to: { name: client_id, address: "1 Main St" },
        period,
        due: addDays(period.end, 8),
        n,
        visits: lines.map((visit) => ({ visit_id: visitId(visit), cents: visit.charge_cents ?? 0 })),
        adjustments: [],
        use_credit: false,
        request_hash: `bench ${n}`,
        date: addDays(period.end, 1),
        by,
        idOf: (number, salt) => numbered(client_id, number, salt),
      });
      if (week + length >= billedWeeks) continue;
      const cents = lines.length * 2500;
      books.pay(id, { id: `pays-${id}`, hash: "bench", date: addDays(period.end, 4), by }, { cents, method: "Zelle" });
    }
  }
  return books;
}

/** Ends with another eight characters for each invoice. */
const numbered = (client: string, n: number, salt: number) =>
  `invoice-${client}-${(Number(client.slice(-3)) * 1000 + n + salt * 500_000).toString(16).padStart(8, "0")}`;

/** Pays everybody each fifth week, up to the last whole week but one. */
function paid(db: Db, books: PastBooks): PastPay {
  const pay = new PastPay(db, books);
  for (let walker = 0; walker < size.walkers; walker++) {
    for (let week = 5; week <= billedWeeks; week += 5) {
      const to = addDays(firstDay, 7 * week - 1);
      const walker_id = walkerOf(walker);
      const idOf = (number: number) => `run-${walker}-${number}`;
      pay.pay({ walker_id, paid_to: walker_id, to, paid_on: addDays(to, 1), method: "Zelle", by, idOf });
    }
  }
  return pay;
}
