import { transitions } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { pick } from "../table/item-kind.ts";
import { agendaKey } from "../table/keys.ts";
import { queryPages } from "../table/query.ts";
import { agendaQueries, type DateRange, type Reader } from "./read-visits-in.ts";
import { type Visit, visitFrom } from "./visit.ts";

/** A query for the completed visits in a range. Only stored visits can be completed, so no series is read. */
export interface DoneQuery<Read> extends DateRange {
  /** Restricts the list to one person. */
  of?: Reader | undefined;
  /** Includes cancelled visits: all, or those with this amount. */
  cancelled?: "all" | "charge_cents" | "pay_cents" | undefined;
  /** Restricts the list to accepted visits. */
  accepts?: ((visit: Read) => boolean) | undefined;
}

export interface DonePage<Read> {
  visits: Read[];
  /** Fetches the next page; absent on the last page. */
  cursor?: string;
}

/** Reads all of them, the latest day first. @param fields the fields to read */
export async function readDoneVisits<Field extends keyof Visit>(
  db: Db,
  requested: DoneQuery<Pick<Visit, Field>>,
  fields: readonly Field[],
): Promise<Pick<Visit, Field>[]> {
  const visits: Pick<Visit, Field>[] = [];
  for await (const visit of latestFirst(db, requested, fields)) visits.push(pick(visit, fields));
  return visits;
}

/**
 * Reads a page of them. Without a filter, one person's page, or a page within a month, is one query.
 *
 * @param page `cursor` of the previous page; any other text answers some page of the same list
 */
export async function readDonePage<Field extends keyof Visit>(
  db: Db,
  requested: DoneQuery<Pick<Visit, Field>>,
  fields: readonly Field[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<DonePage<Pick<Visit, Field>>> {
  const visits: Visit[] = [];
  const read = () => visits.map((visit) => pick(visit, fields));
  // Reads more than the page, because some visits have another status.
  const Limit = requested.accepts ? undefined : limit + 50;
  for await (const visit of latestFirst(db, requested, fields, { cursor, Limit })) {
    if (agendaKey(visit).agenda_sk === cursor) continue;
    const last = visits.at(-1);
    if (visits.length === limit && last) return { visits: read(), cursor: agendaKey(last).agenda_sk };
    visits.push(visit);
  }
  return { visits: read() };
}

async function* latestFirst<Field extends keyof Visit>(
  db: Db,
  { from, to, of, cancelled, accepts = () => true }: DoneQuery<Pick<Visit, Field>>,
  fields: readonly Field[],
  { cursor, Limit }: { cursor?: string | undefined; Limit?: number | undefined } = {},
): AsyncGenerator<Visit> {
  const last = cursor && cursor < to ? cursor : to;
  if (last <= from) return;
  const amount = cancelled !== "all" && cancelled;
  const also = cancelled ? ` OR (#status = :cancelled${amount ? ` AND ${amount} > :nothing` : ""})` : "";
  // A person's index has whole items, and the calendar's no more than its readers have.
  const names = of ? Object.fromEntries([...fields, "date", "timeframe"].map((name) => [`#${name}`, name])) : {};
  for (const query of agendaQueries({ from, to: last }, of).reverse()) {
    const pages = queryPages(db, {
      ...query,
      FilterExpression: `#status = :completed${also}`,
      ...(of && { ProjectionExpression: ["pk", "sk", ...Object.keys(names)].join(", ") }),
      ExpressionAttributeNames: { ...names, "#status": "status" },
      ExpressionAttributeValues: {
        ...query.ExpressionAttributeValues,
        ":completed": transitions.complete.to,
        ...(cancelled && { ":cancelled": transitions.cancel.to }),
        ...(amount && { ":nothing": 0 }),
      },
      ScanIndexForward: false,
      Limit,
    });
    for await (const items of pages) yield* items.map(visitFrom).filter(accepts);
  }
}
