import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { addDays, firstDay, isLocalDate, isOpen, type LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { agendaKey, unfinishedBetween } from "../table/keys.ts";
import { type Item, queryAll } from "../table/query.ts";
import { mergeStored, queryAgenda, readSeries, unstoredVisits } from "./agenda.ts";
import { type CalendarVisit, type ClientVisit, forClient, forOwner } from "./readers.ts";
import type { Visit } from "./visit.ts";
import { visitFrom } from "./visit-item.ts";

/** No booking is farther, and no answer may be. */
const end: LocalDate = "2199-12-31";
/** How many days ahead series are computed until there are enough visits. The last one reaches the end. */
const spans = [64, 512, 4096, 73_000];

interface Asked {
  /** The local date. Open visits of earlier days are still to be done, however old they are. */
  today: LocalDate;
  /** A place in the agenda; by default the first. Any other text answers some of the same client's visits. */
  from?: string | undefined;
  /** The maximum number of visits. */
  count: number;
}

/**
 * A client's open visits from a place of the agenda on, soonest first. A series goes on for as long as somebody asks: its
 * visits that are not stored yet are read as they will be stored.
 */
export const readClientUpcoming = async (db: Db, clientId: string, asked: Asked): Promise<ClientVisit[]> =>
  (await readUpcoming(db, clientId, asked)).map(forClient);

/** The same as the owner reads them. */
export const readClientOpen = async (db: Db, clientId: string, asked: Asked): Promise<CalendarVisit[]> =>
  (await readUpcoming(db, clientId, asked)).map(forOwner);

async function readUpcoming(db: Db, clientId: string, { today, from = "", count }: Asked): Promise<Visit[]> {
  if (from >= end) return [];
  const series = await readSeries(db, "client", clientId, end);
  const [earlier, coming] = await Promise.all([
    readOpenOfEarlierDays(db, clientId, { today, from, count }),
    queryAgenda(db, "client", clientId, from > today ? from : today, end),
  ]);
  const asked = from.slice(0, 10);
  const first = isLocalDate(asked) ? asked : firstDay;
  const stored = [...earlier, ...coming].map(visitFrom);
  const open = (to: LocalDate) =>
    mergeStored(stored, unstoredVisits(series, first, to)).filter(
      (visit) => isOpen(visit) && visit.date < to && agendaKey(visit).agenda_sk >= from,
    );
  let visits: Visit[] = [];
  for (const span of spans) {
    const reached = addDays(first > today ? first : today, span);
    visits = open(reached < end ? reached : end);
    if (visits.length >= count) break;
  }
  return visits.slice(0, count);
}

/**
 * The items of a client's open visits of earlier days. All clients share that part of the index, because it is short: the
 * owner settles what is overdue.
 */
async function readOpenOfEarlierDays(db: Db, clientId: string, { today, from = "", count }: Asked): Promise<Item[]> {
  if (from >= today) return [];
  const { partition, first, last } = unfinishedBetween(from, today);
  const found = await queryAll(db, {
    IndexName: "money",
    KeyConditionExpression: "money_pk = :partition AND money_sk BETWEEN :first AND :last",
    FilterExpression: "client_id = :client",
    ProjectionExpression: "pk, sk",
    ExpressionAttributeValues: { ":partition": partition, ":first": first, ":last": last, ":client": clientId },
  });
  // The index has only a part of each visit.
  const whole = await Promise.all(
    found.slice(0, count).map(({ pk, sk }) => db.client.send(new GetCommand({ TableName: db.table, Key: { pk, sk } }))),
  );
  return whole.flatMap(({ Item }) => Item ?? []);
}
