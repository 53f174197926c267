import { DeleteCommand, GetCommand } from "@aws-sdk/lib-dynamodb";
import type { EarlierStep } from "@petcare/domain";
import { personalAttributes } from "../bookings/booking.ts";
import type { Schedule } from "../bookings/schedule-item.ts";
import type { Db } from "../table/client.ts";
import { undoKey } from "../table/keys.ts";

/** Whose visits and schedules: a client's are all of their schedule, a walker's may be some of it. */
export interface Person {
  id: string;
  role: "walker" | "client";
}

/** What a schedule's earlier steps say of a person is removed from them. Empty where they say nothing. */
export function withoutPerson(schedule: Schedule, { id, role }: Person): Pick<Schedule, "earlier"> {
  const names = personalAttributes(role);
  const isTheirs = ({ fields }: EarlierStep) =>
    role === "client"
      ? schedule.client_id === id
      : ("walker_id" in fields ? fields.walker_id : schedule.walker_id) === id;
  const told = ({ fields }: EarlierStep) => names.some((name) => fields[name as keyof typeof fields] != null);
  const { earlier } = schedule;
  if (!earlier?.some((step) => isTheirs(step) && told(step))) return {};
  // null means none, whatever the schedule itself says.
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return { earlier: earlier.map((step) => (isTheirs(step) ? { ...step, fields: { ...step.fields, ...none } } : step)) };
}

/** Removes what would undo a schedule's last edit: it holds what the schedule said before. */
export async function forgetUndo(db: Db, scheduleId: string): Promise<void> {
  const item = { TableName: db.table, Key: undoKey(scheduleId) };
  const { Item } = await db.client.send(new GetCommand({ ...item, ConsistentRead: true }));
  if (Item) await db.client.send(new DeleteCommand(item));
}
