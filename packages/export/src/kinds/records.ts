import { type LocalDate, recordKinds, seriesActs } from "@petcare/domain";
import type { HistoryRow } from "@petcare/storage";
import { historyItem, type Item, rowFrom } from "@petcare/storage/items";
import * as z from "zod/mini";
import { count, day, instant, recordOf, someYes, text, way } from "./fields.ts";
import { kindOf } from "./kind.ts";

const changes = z.record(
  text,
  z.strictObject({ from: z.optional(z.unknown()), to: z.optional(z.unknown()) }),
) as unknown as z.ZodMiniType<HistoryRow["changes"]>;

const visitVersions = z.record(day, count) as unknown as z.ZodMiniType<Readonly<Record<LocalDate, number>>>;

/** What an act on a series did: its kind, its day and its visits, and what was chosen of charge and pay. */
const series = z.looseObject({
  kind: z.enum(seriesActs),
  today: day,
  from: z.optional(day),
  visits: visitVersions,
});

export const history = kindOf<HistoryRow>({
  name: "history",
  keys: [["*", "HISTORY#*"]],
  schema: recordOf<HistoryRow>({
    entity: z.enum(recordKinds),
    entity_id: text,
    name: text,
    version: count,
    at: instant,
    by: text,
    way,
    request_id: text,
    changes,
    series: z.optional(series),
    put: z.optional(visitVersions),
    beside: someYes,
  }),
  recordOf: rowFrom,
  itemOf: historyItem,
});

const unfinishedKinds = ["DELETIONS", "MERGES", "ACTIVATIONS", "REPRICINGS"] as const;

/** What was begun and goes on with bookings: of somebody's, or of everybody's at new prices. The nightly job finishes it. */
interface UnfinishedWork {
  kind: (typeof unfinishedKinds)[number];
  id: string;
  user_id: string;
  at: number;
  handover?: object | undefined;
  repricing?: object | undefined;
}

const prefix = "PENDING_";

export const unfinishedWork = kindOf<UnfinishedWork>({
  name: "unfinished-work",
  keys: unfinishedKinds.map((kind) => [`${prefix}${kind}`, "*"] as const),
  schema: recordOf<UnfinishedWork>({
    kind: z.enum(unfinishedKinds),
    id: text,
    user_id: text,
    at: instant,
    handover: z.optional(z.looseObject({ today: day })),
    repricing: z.optional(z.looseObject({ from: day })),
  }),
  recordOf: ({ pk, sk, ...work }: Item) =>
    ({ kind: String(pk).slice(prefix.length), id: String(sk), ...work }) as unknown as UnfinishedWork,
  itemOf: ({ kind, id, ...work }) => ({ pk: `${prefix}${kind}`, sk: id, ...work }),
});
