import { transitions } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { agendaKey } from "../table/keys.ts";
import { queryPages } from "../table/query.ts";
import { type ClientVisit, forClient } from "./readers.ts";
import { visitFrom } from "./visit-item.ts";

export interface HistoryPage {
  visits: ClientVisit[];
  /** Asks for the next page; absent on the last one. */
  cursor?: string;
}

/**
 * A client's completed visits, the latest day first.
 *
 * @param page.cursor of the page before; any other text answers some page of the same client
 */
export async function readClientHistory(
  db: Db,
  clientId: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<HistoryPage> {
  // All agenda keys of visits begin with a digit, those of series with a letter.
  const from = "0";
  const to = page.cursor || ":";
  const visits: ClientVisit[] = [];
  if (to <= from) return { visits };
  const pages = queryPages(db, {
    IndexName: "client",
    KeyConditionExpression: "client_id = :client AND agenda_sk BETWEEN :from AND :to",
    FilterExpression: "#status = :completed",
    ExpressionAttributeNames: { "#status": "status" },
    ExpressionAttributeValues: {
      ":client": clientId,
      ":completed": transitions.complete.to,
      ":from": from,
      ":to": to,
    },
    ScanIndexForward: false,
    // More than the page, for the visits that are not completed.
    Limit: page.limit + 50,
  });
  for await (const items of pages) {
    for (const item of items) {
      const visit = forClient(visitFrom(item));
      const { agenda_sk } = agendaKey(visit);
      if (agenda_sk === page.cursor) continue;
      const last = visits.at(-1);
      if (visits.length === page.limit && last) return { visits, cursor: agendaKey(last).agenda_sk };
      visits.push(visit);
    }
  }
  return { visits };
}
