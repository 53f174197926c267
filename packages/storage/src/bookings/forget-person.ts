import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { addDays, expand, type LocalDate, transitions, type VisitStatus } from "@petcare/domain";
import type { User } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { unlessRefused } from "../table/conditionally.ts";
import { editExpression } from "../table/edit-expression.ts";
import { inParallel } from "../table/in-parallel.ts";
import { scheduleKey, visitKey } from "../table/keys.ts";
import { queryAll } from "../table/query.ts";
import { type Booking, type Schedule, scheduleFrom } from "./schedule-item.ts";
import { getSchedule } from "./schedules.ts";
import { type Visit, visitFrom } from "./visit-item.ts";
import { visitsOfSchedule } from "./visits.ts";

/** Whose visits and schedules; a client's are all of their schedule, a walker's may be some of it. */
type Person = Pick<User, "id"> & { role: "walker" | "client" };

/** What visits and schedules have copied of a person. A visit's comments stay for the books. */
const personal: Record<Person["role"], (keyof Booking)[]> = {
  client: ["address", "garage_code", "notes"],
  walker: ["walker_phone"],
};

const firstDay: LocalDate = "0001-01-01";
const lastDay: LocalDate = "9999-12-31";
const maximumRefusals = 20;

/**
 * Cancels a person's visits from `today` on, ends their series the day before, and removes what their visits and schedules
 * say of them. It can be killed anywhere and run any number of times; once all is done it writes nothing.
 */
export async function forgetPerson(db: Db, person: Person, today: LocalDate): Promise<void> {
  await inParallel(await scheduleIds(db, person), async (id) => {
    // First, so that no visit is stored behind those that are read.
    await forgetSchedule(db, id, person, today);
    const visits = await visitsOfSchedule(db, id, firstDay);
    await inParallel(
      visits.filter((visit) => isOf(person, visit)),
      (visit) => forgetVisit(db, visit, person, today),
    );
  });
}

const isOf = ({ id, role }: Person, booking: Booking) => booking[`${role}_id`] === id;

/** The schedules of all of a person's visits and series. */
async function scheduleIds(db: Db, { id, role }: Person): Promise<string[]> {
  const items = await queryAll(db, {
    IndexName: role,
    KeyConditionExpression: `${role}_id = :id`,
    ExpressionAttributeValues: { ":id": id },
  });
  const ids = items.map((item) =>
    String(item.sk).startsWith("VISIT#") ? visitFrom(item).schedule_id : scheduleFrom(item).id,
  );
  return [...new Set(ids)];
}

async function forgetSchedule(db: Db, id: string, person: Person, today: LocalDate): Promise<void> {
  for (let refusals = 0; refusals <= maximumRefusals; refusals++) {
    const schedule = await getSchedule(db, id);
    if (!schedule || !isOf(person, schedule)) return;
    const changes = { ...ending(schedule, today), ...removal(schedule, person) };
    if (Object.keys(changes).length === 0) return;
    const { refused } = await unlessRefused(
      db.client.send(
        new UpdateCommand({
          TableName: db.table,
          Key: scheduleKey(id),
          ConditionExpression: "#version = :read",
          ...editExpression(changes, { values: { ":read": schedule.version } }),
        }),
      ),
    );
    if (!refused) return;
  }
  throw new Error(`Schedule ${id} keeps changing`);
}

/** Ends a rule that names days from `today` on, and takes the series out of those with visits to be stored. */
function ending({ recurrence, date }: Schedule, today: LocalDate) {
  if (recurrence.frequency === "none") return {};
  const goesOn =
    recurrence.end.type === "never" ||
    expand(recurrence, date, today, addDays(today, 366)).length > 0 ||
    expand(recurrence, date, today, lastDay).length > 0;
  if (!goesOn) return {};
  return {
    recurrence: { ...recurrence, end: { type: "until", date: addDays(today, -1) } },
    series_pk: undefined,
    agenda_sk: undefined,
  };
}

async function forgetVisit(db: Db, visit: Visit, person: Person, today: LocalDate): Promise<void> {
  const { from, to } = transitions.cancel;
  const cancelled = visit.date >= today && (from as readonly VisitStatus[]).includes(visit.status);
  const changes = { ...(cancelled && { status: to }), ...removal(visit, person) };
  if (Object.keys(changes).length === 0) return;
  // Refused when somebody else was first: the nightly job comes by once more.
  await unlessRefused(
    db.client.send(
      new UpdateCommand({
        TableName: db.table,
        Key: visitKey(visit),
        ConditionExpression: "#version = :read",
        ...editExpression(changes, { values: { ":read": visit.version } }),
      }),
    ),
  );
}

const removal = (booking: Booking, { role }: Person) =>
  Object.fromEntries(personal[role].filter((name) => booking[name] !== undefined).map((name) => [name, undefined]));
