import { business } from "@petcare/business";
import {
  addDays,
  channelsFor,
  isLate,
  type LocalDate,
  localDateOf,
  type NoticeKind,
  reminderOf,
} from "@petcare/domain";
import { type Messenger, readOpenInvoices, readVisitsIn, visitId } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import type { Found, Listeners } from "./collect.ts";
import type { DuePass } from "./passes.ts";

/** Finds what the hour brings to each person: tomorrow, the day, the week, reminders, and what is not finished. */
export async function timedChanges(
  passes: readonly DuePass[],
  listeners: Listeners,
  messenger: Messenger,
): Promise<Found[]> {
  const found = await Promise.all(passes.map((pass) => changesOf(pass, listeners, messenger)));
  return found.flat();
}

async function changesOf({ pass, day }: DuePass, listeners: Listeners, messenger: Messenger): Promise<Found[]> {
  const { defaults, left_out = [] } = messenger;
  const toAll = (kind: NoticeKind & ("tomorrow" | "week" | "summary")) =>
    listeners.people
      // Whoever is left out of the week has it, too, and is told nothing of it.
      .filter((one) => channelsFor(kind, one, defaults).length > 0 || (kind === "week" && left_out.includes(one.id)))
      .map(({ id }) => foundAt(id, kind, numberOf(day)));
  switch (pass) {
    case "evening":
      return toAll("tomorrow");
    case "summary":
      return toAll("summary");
    case "week":
      return toAll("week");
    case "morning":
      // In the night the job may have slept.
      return [...(await reminders(listeners, messenger, day)), ...(await late(listeners))];
    case "late":
      return late(listeners);
  }
}

const numberOf = (day: LocalDate) => Number(day.replaceAll("-", ""));

const foundAt = (person: string, thing: string, version: number): Found => ({
  person,
  thing,
  entry: { first_version: version, version, at: runtime.now() },
});

async function reminders({ households }: Listeners, { overdue_days }: Messenger, today: LocalDate): Promise<Found[]> {
  return (await readOpenInvoices(runtime.db)).flatMap(({ id, client_id, due }) => {
    const step = reminderOf(due, overdue_days, today);
    if (step === undefined) return [];
    return (households.get(client_id) ?? []).map((person) => foundAt(person, `due:${id}`, step + 1));
  });
}

/** Each visit that nobody has finished, once, for its walker and the owner. */
async function late({ walkers, owners }: Listeners): Promise<Found[]> {
  const now = runtime.now();
  const today = localDateOf(now, business.timeZone);
  const range = { from: addDays(today, -1), to: addDays(today, 1) };
  const fields = ["schedule_id", "original_date", "date", "timeframe", "service", "status", "walker_id"] as const;
  const visits = await readVisitsIn(runtime.db, range, fields);
  return visits
    .filter((visit) => isLate(visit, now, business.timeZone))
    .flatMap((visit) =>
      [...owners, ...walkers.filter((id) => id === visit.walker_id)].map((id) =>
        foundAt(id, `late:${visitId(visit)}`, numberOf(visit.date)),
      ),
    );
}
