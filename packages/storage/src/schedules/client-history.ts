import { transitions, type VisitStatus } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { agendaKey } from "../table/keys.ts";
import { queryPages } from "../table/query.ts";
import { type CalendarVisit, type ClientVisit, forClient, forOwner } from "./readers.ts";
import type { Visit } from "./visit.ts";
import { visitFrom } from "./visit-item.ts";

export interface HistoryPage<Read = ClientVisit> {
  visits: Read[];
  /** Asks for the next page; absent on the last one. */
  cursor?: string;
}

interface Asked {
  limit: number;
  /** Of the page before; any other text answers some page of the same client. */
  cursor?: string | undefined;
}

/** A client's completed visits as they read them, the latest day first. */
export const readClientHistory = (db: Db, clientId: string, asked: Asked): Promise<HistoryPage> =>
  readHistory(db, clientId, { ...asked, statuses: [transitions.complete.to], read: forClient });

/** A client's completed and cancelled visits as the owner reads them, the latest day first. */
export const readClientPast = (db: Db, clientId: string, asked: Asked): Promise<HistoryPage<CalendarVisit>> =>
  readHistory(db, clientId, {
    ...asked,
    statuses: [transitions.complete.to, transitions.cancel.to],
    read: forOwner,
  });

async function readHistory<Read extends Parameters<typeof agendaKey>[0]>(
  db: Db,
  clientId: string,
  page: Asked & { statuses: VisitStatus[]; read: (visit: Visit) => Read },
): Promise<HistoryPage<Read>> {
  // All agenda keys of visits begin with a digit, those of series with a letter.
  const from = "0";
  const to = page.cursor || ":";
  const visits: Read[] = [];
  if (to <= from) return { visits };
  const statuses = Object.fromEntries(page.statuses.map((status, at) => [`:status${at}`, status]));
  const pages = queryPages(db, {
    IndexName: "client",
    KeyConditionExpression: "client_id = :client AND agenda_sk BETWEEN :from AND :to",
    FilterExpression: `#status IN (${Object.keys(statuses).join(", ")})`,
    ExpressionAttributeNames: { "#status": "status" },
    ExpressionAttributeValues: { ":client": clientId, ...statuses, ":from": from, ":to": to },
    ScanIndexForward: false,
    // More than the page, for the visits with another status.
    Limit: page.limit + 50,
  });
  for await (const items of pages) {
    for (const item of items) {
      const visit = page.read(visitFrom(item));
      const { agenda_sk } = agendaKey(visit);
      if (agenda_sk === page.cursor) continue;
      const last = visits.at(-1);
      if (visits.length === page.limit && last) return { visits, cursor: agendaKey(last).agenda_sk };
      visits.push(visit);
    }
  }
  return { visits };
}
