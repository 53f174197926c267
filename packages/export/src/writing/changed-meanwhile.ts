import { unmarshall } from "@aws-sdk/util-dynamodb";
import { invoiceNumber } from "@petcare/domain";
import {
  type Db,
  type Entry,
  type HistoryRow,
  type Invoice,
  type PayLine,
  type PayRun,
  parseVisitId,
  placeInHistory,
  readHistory,
} from "@petcare/storage";
import {
  clientLedgerKey,
  historyItem,
  numberKey,
  payAdjustmentKey,
  scheduleKey,
  walkerLedgerKey,
} from "@petcare/storage/items";
import { unfinishedWork } from "../kinds/records.ts";
import { weeks } from "../kinds/weeks.ts";
import type { RawItem } from "../line.ts";
import { partitionItems } from "../table-items.ts";

/** They are few, and their items come with rows of other partitions. */
const always = [...unfinishedWork.keys, ...weeks.keys].map(([pk]) => pk);

/** In milliseconds: no request and no job that writes takes longer. A row has the instant at which its writer began. */
const longestWriter = 15 * 60_000;
const day = 86_400_000;

/** What was written since somebody looked first: by the list of all changes, with the partitions that go with each. */
export class ChangedMeanwhile {
  private readonly db: Db;
  private readonly now: number;
  private readonly seen = new Set<string>();

  /** @param now epoch milliseconds, when somebody begins to look */
  constructor(db: Db, now: number) {
    this.db = db;
    this.now = now;
  }

  /** The rows that no call before has answered. */
  async rows(): Promise<HistoryRow[]> {
    const since = this.now - longestWriter;
    const rows: HistoryRow[] = [];
    let cursor: string | undefined;
    do {
      const page = await readHistory(this.db, { limit: 500, cursor, since, now: this.now + day });
      rows.push(...page.rows.filter(({ at }) => at >= since));
      cursor = page.rows.some(({ at }) => at < since) ? undefined : page.cursor;
    } while (cursor !== undefined);
    const other = rows.filter((row) => !this.seen.has(placeInHistory(row, "all")));
    for (const row of other) this.seen.add(placeInHistory(row, "all"));
    return other;
  }

  /** All items of the partitions that were written with some rows. */
  async *items(rows: readonly HistoryRow[]): AsyncGenerator<RawItem> {
    const waiting = new Set([...always, ...rows.flatMap(partitionsOfRow)]);
    // A set goes on with what is added to it meanwhile.
    for (const pk of waiting) {
      for await (const item of partitionItems(this.db, pk)) {
        yield item;
        for (const named of partitionsNamedBy(unmarshall(item))) waiting.add(named);
      }
    }
  }
}

/** The partitions that the transaction of a row can have written, as far as the row names them. */
function partitionsOfRow(row: HistoryRow): string[] {
  const { entity, entity_id, version } = row;
  const own = historyItem(row).pk;
  if (entity === "person") return [own, clientLedgerKey(entity_id).pk, walkerLedgerKey(entity_id).pk];
  // An edit that takes a visit out of its pay run leaves a correction.
  return entity === "visit" ? [own, payAdjustmentKey(`${entity_id}.${version - 1}`).pk] : [own];
}

/** The partitions that a document or an entry is written together with. */
function partitionsNamedBy(item: Record<string, unknown>): string[] {
  if (item.sk === "INVOICE") {
    const { id, client_id, lines } = item as unknown as Invoice;
    return [
      clientLedgerKey(client_id).pk,
      numberKey(invoiceNumber(id)).pk,
      ...lines.map(({ visit_id }) => ofVisit(visit_id)),
    ];
  }
  if (item.sk === "PAYRUN") {
    const { walker_id, lines } = item as unknown as PayRun;
    return [walkerLedgerKey(walker_id).pk, ...lines.map(ofPayLine)];
  }
  const { tip } = item as Partial<Entry>;
  return tip?.extra_id === undefined ? [] : [payAdjustmentKey(tip.extra_id).pk];
}

const ofVisit = (id: string) => scheduleKey(parseVisitId(id)?.schedule_id ?? id).pk;

const ofPayLine = ({ kind, id }: PayLine) => (kind === "visit" ? ofVisit(id) : payAdjustmentKey(id).pk);
