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

/** A schedule's earlier steps without a person, and without what they say of them. Empty where none is theirs. */
function withoutPerson(schedule: Schedule, person: Person): Pick<Schedule, "earlier"> {
  const names = [...personalAttributes(person.role), ...(person.role === "walker" ? (["walker_id"] as const) : [])];
  const given = ({ fields }: EarlierStep) => ({ ...schedule, ...fields });
  const isRecorded = (step: EarlierStep) =>
    isTheirs(schedule, step, person) && names.some((name) => given(step)[name] != null);
  const { earlier } = schedule;
  if (!earlier?.some(isRecorded)) return {};
  // null means none, whatever the schedule itself says.
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return {
    earlier: earlier.map((step) => (isRecorded(step) ? { ...step, fields: { ...step.fields, ...none } } : step)),
  };
}

/** Tells whether an earlier step is a person's. */
const isTheirs = (schedule: Schedule, { fields }: EarlierStep, { id, role }: Person): boolean =>
  role === "client"
    ? schedule.client_id === id
    : ("walker_id" in fields ? fields.walker_id : schedule.walker_id) === id;

/** Removes what would undo a schedule's last edit: it holds what the schedule said before. */
async function forgetInverse(db: Db, scheduleId: string): Promise<void> {
  const schedule = await readSchedule(db, scheduleId);
  if (!schedule?.inverse) return;
  const removal = { TableName: db.table, Key: scheduleKey(scheduleId), UpdateExpression: "REMOVE inverse" };
  await db.client.send(new UpdateCommand(removal));
}

/**
 * Removes what a person's visits, schedules and history say of them, and a client's invoices of where they lived. A client's
 * visits from `today` on are cancelled, and their series end the day before. What is cancelled of a walker's comes back as
 * nobody's. A visit's comments stay for the books.
 * It can be killed anywhere and run any number of times; once all is done it writes nothing.
 *
 * @param deletePhotos deletes the files of the photos that a visit has, or had before it was opened again
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
 * Removes from a client's invoices where they lived, and their name from the account's history. The books keep the rest: the
 * name that an invoice was issued to, what is owed, and done visits that are still to be billed.
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

/** Removes what the history of a schedule and of its visits has copied of a person. */
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

/** The names of what bookings have copied of a person. */
const copiedOf = ({ role }: Person): ReadonlySet<string> => new Set(personalAttributes(role));

/** Ends a rule that names days from `today` on, and takes the series out of those with visits still to be stored. */
function ending({ recurrence, ...schedule }: Schedule, today: LocalDate) {
  if (recurrence.frequency === "none" || !namesAnyFrom({ recurrence, ...schedule }, today)) return {};
  const end = { type: "until", date: addDays(today, -1) } as const;
  return { recurrence: { ...recurrence, end }, open_pk: undefined, agenda_sk: undefined };
}

/** Tells whether a cancelled visit to come, or the whole, can be restored. Then it is nobody's. */
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

/** Restored, it is whoever's its series is. */
function followingWalker({ own }: Visit): Pick<Visit, "own"> {
  if (!own?.has("walker_id")) return {};
  const others = [...own].filter((name) => name !== "walker_id");
  return { own: others.length > 0 ? new Set(others) : undefined };
}

/** Nobody pays or earns anything for it. */
const cancelled = { status: transitions.cancel.to, charge_cents: 0, pay_cents: 0 };

const removal = (booking: Booking, { role }: Person) =>
  Object.fromEntries(
    personalAttributes(role)
      .filter((name) => booking[name] !== undefined)
      .map((name) => [name, undefined]),
  );

/** Without what would bring a cancelled series, or its visits, back. */
const forGood = <Name extends string>(from: { [name in Name]?: unknown }, name: Name) =>
  from[name] === undefined ? {} : { [name]: undefined };

const isEmpty = (changes: object) => Object.keys(changes).length === 0;
