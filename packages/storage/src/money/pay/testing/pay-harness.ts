import { addDays, type Cents, type LocalDate, planPay, planReopen } from "@petcare/domain";
import { actOnVisit } from "../../../schedules/editing/act-on-visit.ts";
import { type PayAdjustment, payAdjustmentWrite } from "../../../schedules/pay-adjustment.ts";
import { putBookings } from "../../../schedules/put-bookings.ts";
import type { Visit } from "../../../schedules/visit.ts";
import type { Db } from "../../../table/client.ts";
import { transact } from "../../../table/transact.ts";
import type { VisitKey } from "../../../table/visit-id.ts";
import { anAuthor } from "../../../testing/author.ts";
import { aSchedule, aVisit } from "../../../testing/bookings.ts";
import { connect, disconnect, newTable } from "../../../testing/test-table.ts";
import { readDue } from "../due.ts";
import { type MadePayRun, makePayRun } from "../make-pay-run.ts";
import type { PayRequest } from "../next-pay-run.ts";
import type { PayRun } from "../pay-run.ts";
import { type UndonePayRun, undoPayRun } from "../undo-pay-run.ts";
import { readWalkerLedger } from "../walker-ledger.ts";

const monday: LocalDate = "2026-11-09";
const sunday: LocalDate = addDays(monday, 6);
/** The local date on which the office acts. */
const today: LocalDate = "2026-11-20";

/** A visit of Rosa's that is done and earns $15.00, in a partition of its own. */
export const done = (index: number, given: Partial<Visit> = {}): Visit =>
  aVisit({
    schedule_id: `schedule-${index}`,
    walker_id: "rosa",
    date: addDays(monday, index % 7),
    status: "completed",
    charge_cents: 2500,
    pay_cents: 1500,
    ...given,
  });

/** Acts of the owner on pay, in a table of its own. */
export class PayHarness {
  readonly db: Db;
  private readonly endpoint: string;

  private constructor(db: Db, endpoint: string) {
    this.db = db;
    this.endpoint = endpoint;
  }

  static async open(endpoint: string, visits: readonly Visit[] = []): Promise<PayHarness> {
    const harness = new PayHarness(await newTable(endpoint), endpoint);
    const schedules = visits.map(({ schedule_id, date, client_id, walker_id }) => ({
      ...aSchedule({ id: schedule_id, date, client_id, walker_id }),
      stored_through: date,
    }));
    await putBookings(harness.db, schedules, visits);
    return harness;
  }

  /** The same table over a connection of its own. */
  elsewhere = (): PayHarness => new PayHarness(connect(this.endpoint, this.db.table), this.endpoint);

  close = () => disconnect(this.db);

  due = (walkerId?: string, to = sunday) => readDue(this.db, to, walkerId);

  /** Makes the request that the screen sends for what is due. */
  async seen(walker_id = "rosa", to = sunday): Promise<PayRequest> {
    const lines = (await this.due(walker_id, to)).map(({ kind, id, cents = 0 }) => ({ kind, id, cents }));
    const { runs: n } = await readWalkerLedger(this.db, walker_id);
    const requested = { walker_id, paid_to: walker_id, to, n, lines, paid_on: "2026-11-20" as const, method: "Zelle" };
    const idOf = (number: number) => `${walker_id}-${number}`;
    return { ...requested, idOf, request_hash: JSON.stringify(requested), by: anAuthor() };
  }

  pay = (request: PayRequest): Promise<MadePayRun> => makePayRun(this.db, request);

  /** A pay run of all that is due, that must be made. */
  async paid(walkerId?: string): Promise<PayRun> {
    const made = await this.pay(await this.seen(walkerId));
    if (made.outcome !== "made") throw new Error(`The pay run is ${made.outcome}`);
    return made.document;
  }

  undo = ({ id, version }: Pick<PayRun, "id" | "version">): Promise<UndonePayRun> =>
    undoPayRun(this.db, id, { version, by: anAuthor() });

  async tip(id: string, cents: Cents, walker_id = "rosa"): Promise<void> {
    const adjustment: PayAdjustment = {
      id,
      walker_id,
      client_id: "client-1",
      kind: "tip",
      cents,
      date: "2026-11-14",
      entry_id: id,
    };
    await transact(this.db, [payAdjustmentWrite(this.db, adjustment)]);
  }

  correct = (key: VisitKey, cents: Cents) =>
    actOnVisit(this.db, { key, by: anAuthor(), today, plan: (_, visit) => planPay(visit, cents) });

  reopen = (key: VisitKey) =>
    actOnVisit(this.db, { key, by: anAuthor(), today, plan: (series, visit) => planReopen(series, visit, today) });

  /** A walker does a visit that is open. */
  complete = (key: VisitKey, walker_id: string, pay_cents = 1500) =>
    actOnVisit<"done">(this.db, {
      key,
      by: anAuthor(),
      today,
      plan: (_, visit) =>
        visit.status === "completed"
          ? { outcome: "refused", reason: "done" }
          : { outcome: "planned", after: { ...visit, walker_id, pay_cents, charge_cents: 2500, status: "completed" } },
    });
}
