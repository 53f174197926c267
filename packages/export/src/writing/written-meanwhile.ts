import { agreementKinds, invoiceNumber } from "@petcare/domain";
import {
  type Db,
  type Entry,
  type HistoryRow,
  type Invoice,
  type PayRun,
  parseVisitId,
  placeInHistory,
  readHistory,
  type User,
} from "@petcare/storage";
import {
  agreementTextKey,
  clientLedgerKey,
  historyItem,
  type Item,
  numberKey,
  payAdjustmentKey,
  queryPages,
  requestKey,
  scheduleKey,
  taxesKey,
  userKey,
  walkerLedgerKey,
} from "@petcare/storage/items";
import { unfinishedWork, weeks } from "../kinds/kinds.ts";

const day = 86_400_000;

/** The rows of all history since an instant, by their places in it. They are found within moments after they were written. */
export async function rowsSince(db: Db, since: number): Promise<Map<string, HistoryRow>> {
  const rows: HistoryRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await readHistory(db, { limit: 500, cursor, since, now: since + 2 * day });
    rows.push(...page.rows.filter(({ at }) => at >= since));
    cursor = page.rows.some(({ at }) => at < since) ? undefined : page.cursor;
  } while (cursor !== undefined);
  return new Map(rows.map((row) => [placeInHistory(row, "all"), row]));
}

/** All items of the partitions that can have been written together with some rows. A row names its record alone. */
export async function* itemsWrittenWith(db: Db, rows: readonly HistoryRow[]): AsyncGenerator<Item> {
  const partitions = new Set(rows.flatMap(partitionsOfRow));
  const moments = new Set(rows.map(({ at }) => at));
  // They are few, and have no rows of their own.
  for (const [pk] of [...unfinishedWork.keys, ...weeks.keys]) partitions.add(pk);
  // A set goes on with what is added to it meanwhile.
  for (const pk of partitions) {
    const query = {
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": pk },
      ConsistentRead: true,
    };
    for await (const page of queryPages(db, query)) {
      yield* page;
      for (const named of page.flatMap((item) => partitionsOfItem(item, moments))) partitions.add(named);
    }
  }
}

function partitionsOfRow(row: HistoryRow): string[] {
  const { entity, entity_id: id, version } = row;
  const own = historyItem(row).pk;
  if (entity === "person") return [own, clientLedgerKey(id).pk, walkerLedgerKey(id).pk];
  // These have their rows in another partition, or their texts.
  if (entity === "taxes") return [own, taxesKey.pk];
  if (entity === "agreements") return [own, ...agreementKinds.map((kind) => agreementTextKey(kind, 1).pk)];
  // An edit that takes a visit out of its pay run leaves a correction.
  return entity === "visit" ? [own, payAdjustmentKey(`${id}.${version - 1}`).pk] : [own];
}

/** The partitions that a person, a document, or an entry of one of these moments, is written together with. */
function partitionsOfItem(item: Item, moments: ReadonlySet<number>): string[] {
  if (item.sk === "USER") {
    // A client has no row of who joins the household or leaves it.
    const { household, merged } = item as unknown as User;
    return [household, merged?.into].flatMap((id) => (id === undefined ? [] : userKey(id).pk));
  }
  if (item.sk === "INVOICE") {
    const { id, client_id, lines } = item as unknown as Invoice;
    const visits = lines.map(({ visit_id }) => partitionOfVisit(visit_id));
    return [clientLedgerKey(client_id).pk, numberKey(invoiceNumber(id)).pk, ...visits];
  }
  if (item.sk === "PAYRUN") {
    const { walker_id, lines } = item as unknown as PayRun;
    const paid = lines.map(({ kind, id }) => (kind === "visit" ? partitionOfVisit(id) : payAdjustmentKey(id).pk));
    return [walkerLedgerKey(walker_id).pk, ...paid];
  }
  if (!String(item.sk).startsWith("ENTRY#")) return [];
  const { id, date, at, tip } = item as unknown as Entry;
  const request = moments.has(at) ? [requestKey(id.slice(`${date}.`.length)).pk] : [];
  return [...request, ...(tip ? [payAdjustmentKey(tip.extra_id).pk] : [])];
}

const partitionOfVisit = (id: string) => scheduleKey(parseVisitId(id)?.schedule_id ?? id).pk;
