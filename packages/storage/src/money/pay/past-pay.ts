import { type PayAdjustment, payAdjustmentItem } from "../../schedules/pay-adjustment.ts";
import type { Visit } from "../../schedules/visit.ts";
import { walkerLedgerKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { putItems } from "../../table/put-items.ts";
import type { Item } from "../../table/query.ts";
import type { Writes } from "../../table/transact.ts";
import { visitId } from "../../table/visit-id.ts";
import { byWalkerAndDate, dueLine, isDue, type Payable } from "./due.ts";
import { nextPayRun, type PayRequest, payingWrites } from "./next-pay-run.ts";
import { emptyWalkerLedger, type WalkerLedger, walkerLedgerFrom } from "./walker-ledger.ts";

/**
 * The pay runs of a new installation's past. Each is planned by the code that makes it elsewhere, on what the ones before
 * have left. Only the end is stored, in batches.
 */
export class PastPay {
  private readonly db: Db;
  private readonly payables: Map<string, Payable>;
  private readonly items = new Map<string, Item>();

  constructor(db: Db, { visits, adjustments }: { visits: readonly Visit[]; adjustments: readonly PayAdjustment[] }) {
    this.db = db;
    this.payables = new Map([
      ...visits.map((visit): [string, Payable] => [visitId(visit), { kind: "visit", visit }]),
      ...adjustments.map((adjustment): [string, Payable] => [adjustment.id, { kind: "adjustment", adjustment }]),
    ]);
  }

  /** The visits as the runs have left them. */
  get visits(): Visit[] {
    return [...this.payables.values()].flatMap((payable) => (payable.kind === "visit" ? payable.visit : []));
  }

  /** Records that a walker was paid all that is due up to a day. Nothing is recorded where nothing is. */
  pay(request: Omit<PayRequest, "lines" | "n" | "request_hash">): void {
    const due = [...this.payables.values()].filter((payable) => {
      const { walker_id, date } = dueLine(payable);
      return walker_id === request.walker_id && date <= request.to && isDue(payable);
    });
    if (due.length === 0) return;
    const lines = due
      .map(dueLine)
      .sort(byWalkerAndDate)
      .map(({ kind, id, cents = 0 }) => ({ kind, id, cents }));
    const ledger = this.walkerLedgerOf(request.walker_id);
    const { runs: n } = ledger;
    const next = nextPayRun({ ...request, n, lines, request_hash: `past ${n}` }, due);
    this.keep(payingWrites(this.db, next, ledger, request.by));
    for (const payable of due) this.payables.set(dueLine(payable).id, claimed(payable, next.run.id));
  }

  /** Stores the runs, and the adjustments that they took, over those that are stored already. */
  async store(): Promise<void> {
    const adjustments = [...this.payables.values()].flatMap((payable) =>
      payable.kind === "adjustment" ? payable.adjustment : [],
    );
    await putItems(this.db, [...this.items.values(), ...adjustments.map(payAdjustmentItem)]);
  }

  private keep(writes: Writes): void {
    for (const { Put } of writes) if (Put?.Item) this.items.set(placeOf(Put.Item), Put.Item);
  }

  private walkerLedgerOf(walkerId: string): WalkerLedger {
    const item = this.items.get(placeOf(walkerLedgerKey(walkerId)));
    return item ? walkerLedgerFrom(item) : emptyWalkerLedger(walkerId);
  }
}

const claimed = (payable: Payable, pay_run_id: string): Payable =>
  payable.kind === "visit"
    ? { kind: "visit", visit: { ...payable.visit, pay_run_id } }
    : { kind: "adjustment", adjustment: { ...payable.adjustment, pay_run_id } };

const placeOf = ({ pk, sk }: Item) => `${pk} ${sk}`;
