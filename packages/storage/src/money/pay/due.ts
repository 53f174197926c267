import type { Cents, LocalDate } from "@petcare/domain";
import { type PayAdjustment, payAdjustmentFrom } from "../../schedules/pay-adjustment.ts";
import { type Visit, visitFrom, visitKeys } from "../../schedules/visit.ts";
import { payAdjustmentKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { visitKey } from "../../table/keys.ts";
import { batchGet, type Item, queryList } from "../../table/query.ts";
import { parseVisitId, visitId } from "../../table/visit-id.ts";
import type { PayLine } from "./pay-run.ts";

/** A due line. Without an amount its pay is unknown. */
export type DueLine = Omit<PayLine, "cents"> & { walker_id: string; cents: Cents | undefined };

/** A line as the owner saw it. */
export type PlannedPay = Pick<PayLine, "kind" | "id" | "cents">;

/** A visit or an adjustment that a pay run can include. */
export type Payable = { kind: "visit"; visit: Visit } | { kind: "adjustment"; adjustment: PayAdjustment };

/**
 * Reads due pay of any age up to a day (inclusive), of all walkers or of one, by walker and by date, in one query.
 */
export async function readDue(db: Db, to: LocalDate, walkerId?: string): Promise<DueLine[]> {
  const walker = walkerId === undefined ? undefined : { first: `${walkerId}#`, last: `${walkerId}$` };
  const items = await queryList(db, { IndexName: "pay" }, "TO_PAY", walker);
  return items
    .map((item) => dueLine(payableFrom(item)))
    .filter(({ date }) => date <= to)
    .sort(byWalkerAndDate);
}

const byWalkerAndDate = (a: DueLine, b: DueLine) => compare(a.walker_id, b.walker_id) || compare(a.date, b.date);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Reads the current records of lines, by the lines' ids. */
export async function readPayables(db: Db, lines: readonly Pick<PlannedPay, "kind" | "id">[]) {
  const items = await batchGet(db, lines.flatMap(keyOf), { consistent: true });
  return new Map(items.map(payableFrom).map((payable) => [dueLine(payable).id, payable]));
}

/** Reads the lines that can be paid unchanged: none was corrected, reopened or paid since. */
export async function readAsSeen(
  db: Db,
  { walker_id, to }: { walker_id: string; to: LocalDate },
  planned: readonly PlannedPay[],
): Promise<Payable[]> {
  const payables = await readPayables(db, planned);
  return planned.flatMap(({ kind, id, cents }) => {
    const payable = payables.get(id);
    if (!payable || !isDue(payable)) return [];
    const line = dueLine(payable);
    const isSame = line.kind === kind && line.cents === cents && line.walker_id === walker_id;
    return isSame && line.date <= to ? [payable] : [];
  });
}

/** Tells whether a record is in no pay run, and earns something. */
const isDue = (payable: Payable): boolean =>
  payable.kind === "visit"
    ? visitKeys(payable.visit).pay_sk !== undefined
    : payable.adjustment.pay_run_id === undefined;

/** Makes a pay run's line of a due line. */
export function paidLine({ walker_id, cents = 0, ...line }: DueLine): PayLine {
  return { ...line, cents };
}

/** Makes a line of a record. */
export function dueLine(payable: Payable): DueLine {
  if (payable.kind === "adjustment") {
    const { kind, id, date, client_id, walker_id, cents } = payable.adjustment;
    return { kind, id, date, client_id, walker_id, cents };
  }
  const { visit } = payable;
  return {
    kind: "visit",
    id: visitId(visit),
    date: visit.date,
    client_id: visit.client_id,
    walker_id: visit.walker_id ?? "",
    cents: visit.pay_cents,
    timeframe: visit.timeframe,
    service: visit.service,
    pet_names: visit.pet_names,
    ...(visit.status === "cancelled" && { cancelled: true as const }),
  };
}

function payableFrom(item: Item): Payable {
  if (!String(item.pk).startsWith("EXTRA#")) return { kind: "visit", visit: visitFrom(item) };
  // The index has the id only in the key.
  return { kind: "adjustment", adjustment: payAdjustmentFrom({ ...item, id: String(item.pk).slice("EXTRA#".length) }) };
}

function keyOf({ kind, id }: Pick<PlannedPay, "kind" | "id">): Item[] {
  if (kind !== "visit") return [payAdjustmentKey(id)];
  const key = parseVisitId(id);
  return key ? [visitKey(key)] : [];
}
