import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { addDays, canTransition, type EarlierStep, type LocalDate, namesAnyFrom, transitions } from "@petcare/domain";
import { forgetBrowsers } from "../access/browsers.ts";
import { mapChanges, withMasked } from "../history/changes.ts";
import { forgetHistory } from "../history/forget-history.ts";
import type { Author, HistoryRow } from "../history/history-row.ts";
import { changeEachInvoice } from "../money/invoices/each-invoice.ts";
import { readSettledLedger } from "../money/invoices/merge-accounts.ts";
import { forgetNotices } from "../notices/forget-notices.ts";
import { deletedNames, forgetUserHistory } from "../people/user-history.ts";
import { type Booking, personalAttributes } from "../schedules/booking.ts";
import { scheduleHistory } from "../schedules/booking-history.ts";
import { visitChanges } from "../schedules/editing/visit-changes.ts";
import type { Person } from "../schedules/read-visits-in.ts";
import type { Schedule } from "../schedules/schedule-item.ts";
import { readSchedule } from "../schedules/schedules.ts";
import type { Visit } from "../schedules/visit.ts";
import { photosIn, photosOf, withoutPhotos } from "../schedules/visit-photos.ts";
import { updateVisit, type VisitEdit } from "../schedules/visit-update.ts";
import { readStoredVisit } from "../schedules/visits.ts";
import type { Db } from "../table/client.ts";
import { editExpression } from "../table/edit-expression.ts";
import { clientLedgerKey, scheduleKey } from "../table/keys.ts";
import { changing, type Decision, transact } from "../table/transact.ts";
import { visitId } from "../table/visit-id.ts";
import { forgetRequests } from "./client-requests.ts";
import { eachBooking } from "./of-person.ts";

/** Removes a person, and their data, from a schedule's earlier steps. Empty if no step is theirs. */
function withoutPerson(schedule: Schedule, person: Person): Pick<Schedule, "earlier"> {
  const names = [...personalAttributes(person.role), ...(person.role === "walker" ? (["walker_id"] as const) : [])];
  const given = ({ fields }: EarlierStep) => ({ ...schedule, ...fields });
  const isRecorded = (step: EarlierStep) =>
    isTheirs(schedule, step, person) && names.some((name) => given(step)[name] != null);
  const { earlier } = schedule;
  if (!earlier?.some(isRecorded)) return {};
  // null removes the value, whatever the schedule itself has.
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return {
    earlier: earlier.map((step) => (isRecorded(step) ? { ...step, fields: { ...step.fields, ...none } } : step)),
  };
}

/** Tells whether an earlier step belongs to a person. */
const isTheirs = (schedule: Schedule, { fields }: EarlierStep, { id, role }: Person): boolean =>
  role === "client"
    ? schedule.client_id === id
    : ("walker_id" in fields ? fields.walker_id : schedule.walker_id) === id;

/** Deletes the undo of a schedule's last edit, which has the old data. */
async function forgetInverse(db: Db, scheduleId: string): Promise<void> {
  const schedule = await readSchedule(db, scheduleId);
  if (!schedule?.inverse) return;
  const removal = { TableName: db.table, Key: scheduleKey(scheduleId), UpdateExpression: "REMOVE inverse" };
  await db.client.send(new UpdateCommand(removal));
}

/**
 * Removes a person's data from visits, schedules, history, and a client's address from invoices. Cancels a client's visits from
 * `today` on, and ends their series the day before. A walker's cancelled visits become unassigned. A visit's comments stay for
 * the books. It can be killed anywhere and repeated.
 *
 * @param deletePhotos deletes the files of a visit's photos, including those from before it was reopened
 */
export async function forgetPerson(
  db: Db,
  person: Person,
  today: LocalDate,
  by: Author,
  deletePhotos: (visit: Visit, ids: string[]) => Promise<void> = async () => {},
): Promise<void> {
  await forgetUserHistory(db, person);
  await forgetNotices(db, person.id);
  await forgetBrowsers(db, person.id);
  if (person.role === "client") {
    await forgetClientMoney(db, person.id, by);
  }
  await forgetRequests(db, person.id, by);
  const had = new Map<string, string[]>();
  await eachBooking(
    db,
    person,
    async (id) => {
      await forgetSchedule(db, id, person, { today, by });
      await forgetInverse(db, id);
      for (const { entity_id, changes } of await forgetTexts(db, id, person)) {
        had.set(entity_id, [...(had.get(entity_id) ?? []), ...photosIn(changes)]);
      }
    },
    async (visit) => {
      if (person.role === "client" && isOf(person, visit)) {
        const ids = new Set([...photosOf(visit), ...(had.get(visitId(visit)) ?? [])]);
        await deletePhotos(visit, [...ids]);
      }
      await forgetVisit(db, visit, person, { today, by });
    },
  );
}

/**
 * Removes a client's address from invoices, and their name from the account's history. The books keep the rest: the name on an
 * invoice, the balance, and unbilled visits.
 */
async function forgetClientMoney(db: Db, clientId: string, by: Author): Promise<void> {
  const account = await readSettledLedger(db, clientId);
  await changeEachInvoice(
    db,
    account,
    ({ bill_to: { name, address } }) => (address === undefined ? undefined : { bill_to: { name } }),
    by,
  );
  await forgetHistory(db, clientLedgerKey(clientId).pk, ({ changes }) => ({ name: deletedNames.client, changes }));
}

const isOf = ({ id, role }: Person, booking: Booking) => booking[`${role}_id`] === id;

/** Removes a person's data from the history of a schedule and its visits. */
function forgetTexts(db: Db, id: string, person: Person): Promise<HistoryRow[]> {
  const names = copiedOf(person);
  return forgetHistory(db, scheduleKey(id).pk, ({ name, changes }) => ({
    name,
    changes: mapChanges(changes, (field, value) => withMasked(field, value, names)),
  }));
}

interface Leaving {
  today: LocalDate;
  by: Author;
}

async function forgetSchedule(db: Db, id: string, person: Person, { today, by }: Leaving): Promise<void> {
  await changing<Schedule, ScheduleEdit, "written" | "unchanged">({
    what: `Schedule ${id}`,
    read: () => readSchedule(db, id),
    decide: (schedule) => {
      if (!schedule) return { result: "unchanged" };
      const changes = {
        ...(isOf(person, schedule) && {
          ...(person.role === "client" && { ...ending(schedule, today), ...forGood(schedule, "cut") }),
          ...(person.role === "walker" && canComeBack(schedule, today) && { walker_id: undefined }),
          ...removal(schedule, person),
        }),
        ...withoutPerson(schedule, person),
      };
      return isEmpty(changes) ? { result: "unchanged" } : { change: { schedule, changes } };
    },
    write: (edit) => updateSchedule(db, edit, person, by),
  });
}

interface ScheduleEdit {
  schedule: Schedule;
  changes: Record<string, unknown>;
}

async function updateSchedule(db: Db, { schedule, changes }: ScheduleEdit, person: Person, by: Author) {
  const { id, version } = schedule;
  const { open_pk, agenda_sk, ...fields } = changes;
  const after = { ...schedule, ...fields, version: version + 1 };
  const { outcome } = await transact(db, [
    { Update: { TableName: db.table, Key: scheduleKey(id), ...editExpression(changes, { version }) } },
    scheduleHistory(db, schedule, after, { by, hidden: copiedOf(person) }),
  ]);
  return outcome;
}

/** Lists the attributes that bookings copy from a person. */
const copiedOf = ({ role }: Person): ReadonlySet<string> => new Set(personalAttributes(role));

/** Ends a rule that has days from `today` on, so that no more visits are stored. */
function ending({ recurrence, ...schedule }: Schedule, today: LocalDate) {
  if (recurrence.frequency === "none" || !namesAnyFrom({ recurrence, ...schedule }, today)) return {};
  const end = { type: "until", date: addDays(today, -1) } as const;
  return { recurrence: { ...recurrence, end }, open_pk: undefined, agenda_sk: undefined };
}

/** Tells whether a cancelled visit or series can still be restored, unassigned. */
const canComeBack = (schedule: Schedule, today: LocalDate): boolean =>
  schedule.cut !== undefined || namesAnyFrom(schedule, today);

async function forgetVisit(db: Db, visit: Visit, person: Person, { today, by }: Leaving): Promise<void> {
  await changing<Visit, VisitEdit, Visit | "unchanged">({
    what: `Visit ${visitId(visit)}`,
    known: visit,
    read: () => readStoredVisit(db, visit),
    decide: (visit) => decideVisit(visit, person, today),
    write: (edit) => updateVisit(db, edit, by, copiedOf(person)),
  });
}

function decideVisit(
  visit: Visit | undefined,
  person: Person,
  today: LocalDate,
): Decision<VisitEdit, Visit | "unchanged"> {
  if (!visit || !isOf(person, visit)) return { result: "unchanged" };
  const isToCome = visit.date >= today && canTransition("cancel", visit.status);
  const changes = {
    ...(person.role === "client" && {
      ...(isToCome && cancelled),
      ...forGood(visit, "cancelled_with"),
      ...visitChanges(visit, withoutPhotos(visit)),
    }),
    ...(person.role === "walker" && visit.date >= today && visit.status === "cancelled" && followingWalker(visit)),
    ...removal(visit, person),
  };
  return isEmpty(changes) ? { result: "unchanged" } : { change: { visit, changes } };
}

/** Lets a visit follow its series' walker when it is restored. */
function followingWalker({ own }: Visit): Pick<Visit, "own"> {
  if (!own?.has("walker_id")) return {};
  const others = [...own].filter((name) => name !== "walker_id");
  return { own: others.length > 0 ? new Set(others) : undefined };
}

/** A cancellation without charge and pay. */
const cancelled = { status: transitions.cancel.to, charge_cents: 0, pay_cents: 0 };

const removal = (booking: Booking, { role }: Person) =>
  Object.fromEntries(
    personalAttributes(role)
      .filter((name) => booking[name] !== undefined)
      .map((name) => [name, undefined]),
  );

/** Removes the field that would let a cancelled series, or its visits, be restored. */
const forGood = <Name extends string>(from: { [name in Name]?: unknown }, name: Name) =>
  from[name] === undefined ? {} : { [name]: undefined };

const isEmpty = (changes: object) => Object.keys(changes).length === 0;
