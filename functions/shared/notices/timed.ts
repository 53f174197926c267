import { business } from "@petcare/business";
import { addDays, channelsFor, isLate, type LocalDate, localDateOf, reminderOf } from "@petcare/domain";
import { type Messenger, readOpenInvoices, readVisitsIn, visitId } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { type Found, foundFor, type Listeners } from "./collect.ts";
import type { DuePass } from "./passes.ts";

/** Finds what each person gets at this hour: tomorrow's visits, the day's summary, the week, reminders, late visits. */
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
  if (pass === "late") return late(listeners);
  // The job may have been down at night.
  if (pass === "morning") return [...(await reminders(listeners, messenger, day)), ...(await late(listeners))];
  // A person left out of the week gets the pass too, but no message.
  const hears = listeners.people.filter(
    (one) => channelsFor(pass, one, defaults).length > 0 || (pass === "week" && left_out.includes(one.id)),
  );
  return foundAt(ids(hears), pass, numberOf(day));
}

const ids = (people: Listeners["people"]) => people.map(({ id }) => id);

const numberOf = (day: LocalDate) => Number(day.replaceAll("-", ""));

const foundAt = (people: readonly string[], thing: string, version: number): Found[] =>
  foundFor(people, thing, { at: runtime.now(), version });

async function reminders({ households }: Listeners, { overdue_days }: Messenger, today: LocalDate): Promise<Found[]> {
  return (await readOpenInvoices(runtime.db)).flatMap(({ id, client_id, due }) => {
    const step = reminderOf(due, overdue_days, today);
    if (step === undefined) return [];
    return foundAt(households.get(client_id) ?? [], `due:${id}`, step + 1);
  });
}

/** Finds late visits, each once, for its walker and the owner. */
async function late({ walkers, owners }: Listeners): Promise<Found[]> {
  const now = runtime.now();
  const today = localDateOf(now, business.timeZone);
  const range = { from: addDays(today, -1), to: addDays(today, 1) };
  const fields = ["schedule_id", "original_date", "date", "timeframe", "service", "status", "walker_id"] as const;
  const visits = await readVisitsIn(runtime.db, range, fields);
  return visits
    .filter((visit) => isLate(visit, now, business.timeZone))
    .flatMap((visit) => {
      const told = [...owners, ...walkers.filter((id) => id === visit.walker_id)];
      return foundAt(told, `late:${visitId(visit)}`, numberOf(visit.date));
    });
}
