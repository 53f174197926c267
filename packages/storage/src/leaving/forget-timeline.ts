import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { EarlierStep } from "@petcare/domain";
import { personalAttributes } from "../schedules/booking.ts";
import type { Person } from "../schedules/read-visits-in.ts";
import type { Schedule } from "../schedules/schedule-item.ts";
import { readSchedule } from "../schedules/schedules.ts";
import type { Db } from "../table/client.ts";
import { scheduleKey } from "../table/keys.ts";

/** A schedule's earlier steps without a person, and without what they say of them. Empty where none is theirs. */
export function withoutPerson(schedule: Schedule, person: Person): Pick<Schedule, "earlier"> {
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

/** Whether an earlier step is a person's. */
const isTheirs = (schedule: Schedule, { fields }: EarlierStep, { id, role }: Person): boolean =>
  role === "client"
    ? schedule.client_id === id
    : ("walker_id" in fields ? fields.walker_id : schedule.walker_id) === id;

/** Removes what would undo a schedule's last edit: it holds what the schedule said before. */
export async function forgetInverse(db: Db, scheduleId: string): Promise<void> {
  const schedule = await readSchedule(db, scheduleId);
  if (!schedule?.inverse) return;
  const removal = { TableName: db.table, Key: scheduleKey(scheduleId), UpdateExpression: "REMOVE inverse" };
  await db.client.send(new UpdateCommand(removal));
}
