import { addMonths, type LocalDate, type Participant, transitions } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { agendaKey, agendaOfDay, calendarPartition } from "../table/keys.ts";
import { queryPages } from "../table/query.ts";
import { type CalendarVisit, forOwner } from "./readers.ts";
import { visitFrom } from "./visit-item.ts";

export interface DoneWorkAsked {
  /** Local dates, both included. */
  from: LocalDate;
  to: LocalDate;
  /** Only those of one person. */
  of?: { role: Participant; id: string } | undefined;
  /** Only those that it accepts. */
  accepts?: ((visit: CalendarVisit) => boolean) | undefined;
}

export interface DoneWorkPage {
  visits: CalendarVisit[];
  /** Asks for the next page; absent on the last one. */
  cursor?: string;
}

/**
 * A page of completed visits and charged cancellations as the owner's calendar has them, the latest day first. Without a filter a page
 * within a month is one query.
 *
 * @param page `cursor` is of the page before; any other text answers some page of the same list
 */
export async function readDoneWorkPage(
  db: Db,
  asked: DoneWorkAsked,
  page: { limit: number; cursor?: string | undefined },
): Promise<DoneWorkPage> {
  const { cursor } = page;
  // More than the page, for the visits with another status.
  const Limit = asked.accepts ? undefined : page.limit + 50;
  const visits: CalendarVisit[] = [];
  for await (const visit of latestFirst(db, asked, { cursor, Limit })) {
    if (agendaKey(visit).agenda_sk === cursor) continue;
    const last = visits.at(-1);
    if (visits.length === page.limit && last) return { visits, cursor: agendaKey(last).agenda_sk };
    visits.push(visit);
  }
  return { visits };
}

/** All of them, the latest day first. */
export async function readDoneWork(db: Db, asked: DoneWorkAsked): Promise<CalendarVisit[]> {
  const visits: CalendarVisit[] = [];
  for await (const visit of latestFirst(db, asked)) visits.push(visit);
  return visits;
}

async function* latestFirst(
  db: Db,
  asked: DoneWorkAsked,
  { cursor, Limit }: { cursor?: string | undefined; Limit?: number | undefined } = {},
): AsyncGenerator<CalendarVisit> {
  const first = agendaOfDay(asked.from).from;
  const end = agendaOfDay(asked.to).to;
  const last = cursor !== undefined && cursor < end ? cursor : end;
  if (last < first) return;
  for (const { IndexName, key, partition } of partitionsOf(asked, last)) {
    const pages = queryPages(db, {
      IndexName,
      KeyConditionExpression: `${key} = :partition AND agenda_sk BETWEEN :first AND :last`,
      FilterExpression: "#status = :completed OR (#status = :cancelled AND charge_cents > :nothing)",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: {
        ":partition": partition,
        ":first": first,
        ":last": last,
        ":completed": transitions.complete.to,
        ":cancelled": transitions.cancel.to,
        ":nothing": 0,
      },
      ScanIndexForward: false,
      Limit,
    });
    for await (const items of pages) {
      const visits = items.map((item) => forOwner(visitFrom(item)));
      yield* asked.accepts ? visits.filter(asked.accepts) : visits;
    }
  }
}

/** Where they are: with one person, or in each month up to a place of the agenda, the latest first. */
function partitionsOf({ from, of }: DoneWorkAsked, last: string) {
  if (of) return [{ IndexName: of.role, key: `${of.role}_id`, partition: of.id }];
  const months: LocalDate[] = [];
  let month: LocalDate = `${from.slice(0, 7)}-01` as LocalDate;
  for (; month < last; month = addMonths(month, 1)) months.unshift(month);
  const IndexName = "calendar" as const;
  return months.map((date) => ({ IndexName, key: "calendar_pk", partition: calendarPartition(date).calendar_pk }));
}
