import { giveSignatures } from "../agreements/signatures.ts";
import type { Author } from "../history/history-row.ts";
import { forgetNotices } from "../notices/forget-notices.ts";
import { scheduleHistory } from "../schedules/booking-history.ts";
import type { Schedule } from "../schedules/schedule-item.ts";
import { readSchedule } from "../schedules/schedules.ts";
import type { Visit } from "../schedules/visit.ts";
import { updateVisit, type VisitEdit } from "../schedules/visit-update.ts";
import { readStoredVisit } from "../schedules/visits.ts";
import type { Db } from "../table/client.ts";
import { editExpression } from "../table/edit-expression.ts";
import { scheduleKey } from "../table/keys.ts";
import { changing, transact } from "../table/transact.ts";
import { visitId } from "../table/visit-id.ts";
import { giveRequests } from "./client-requests.ts";
import { eachBooking } from "./of-person.ts";

interface Gift {
  /** Clients' ids. */
  from: string;
  to: string;
}

/**
 * Moves a client's schedules, visits, requests and signatures to another client, and deletes the first one's messages. It can be
 * killed anywhere and repeated.
 */
export async function giveBookings(db: Db, gift: Gift, by: Author): Promise<void> {
  await forgetNotices(db, gift.from);
  await eachBooking(
    db,
    { id: gift.from, role: "client" },
    (id) => giveSchedule(db, id, gift, by),
    (visit) => giveVisit(db, visit, gift, by),
  );
  await giveRequests(db, gift, by);
  await giveSignatures(db, gift);
}

const giveSchedule = (db: Db, id: string, { from, to }: Gift, by: Author) =>
  changing<Schedule, Schedule, "written" | "unchanged">({
    what: `Schedule ${id}`,
    read: () => readSchedule(db, id),
    decide: (schedule) => (schedule?.client_id === from ? { change: schedule } : { result: "unchanged" }),
    write: async (schedule) => {
      const { version } = schedule;
      const after = { ...schedule, client_id: to, version: version + 1 };
      const { outcome } = await transact(db, [
        { Update: { TableName: db.table, Key: scheduleKey(id), ...editExpression({ client_id: to }, { version }) } },
        scheduleHistory(db, schedule, after, { by }),
      ]);
      return outcome;
    },
  });

const giveVisit = (db: Db, known: Visit, { from, to }: Gift, by: Author) =>
  changing<Visit, VisitEdit, Visit | "unchanged">({
    what: `Visit ${visitId(known)}`,
    known,
    read: () => readStoredVisit(db, known),
    decide: (visit) =>
      visit?.client_id === from ? { change: { visit, changes: { client_id: to } } } : { result: "unchanged" },
    write: (edit) => updateVisit(db, edit, by),
  });
