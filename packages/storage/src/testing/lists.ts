import type { LocalDate } from "@petcare/domain";
import { ownId } from "../people/own-id.ts";
import { readVisitsIn } from "../schedules/read-visits-in.ts";
import { type CalendarVisit, calendarFields, type WalkerVisit, walkerFields } from "../schedules/readers.ts";
import type { Db } from "../table/client.ts";

// The lists as their readers have them. `to` is exclusive.

export const readCalendar = (db: Db, from: LocalDate, to: LocalDate): Promise<CalendarVisit[]> =>
  readVisitsIn(db, { from, to }, calendarFields);

export const readWalkerVisits = (db: Db, id: string, from: LocalDate, to: LocalDate): Promise<WalkerVisit[]> =>
  readVisitsIn(db, { from, to }, walkerFields, { role: "walker", id: ownId(id) });
