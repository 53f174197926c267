import { mySchedule, type WalkerVisit } from "@petcare/contract";
import { patchUntilRead } from "../api/after-write.ts";
import { currentPerson } from "../session/person.ts";
import { readSeal, storeUnsentCount } from "../session/seal.ts";
import { readDay } from "./day-file.ts";
import { inTurn } from "./in-turn.ts";
import { outboxState, setOutboxState } from "./outbox-state.ts";
import { isSameSubject, isUnsent, type Row, type Subject, visitsOf } from "./row.ts";
import { readSealed, writeSealed } from "./sealed-store.ts";
import { afterAnswer, type RowAnswer } from "./shown-visit.ts";

/** Reads the signed-in person's rows, oldest first, into the state of the outbox. */
export async function readRows(): Promise<Row[]> {
  const person = currentPerson();
  const seal = readSeal(person);
  const starts = [`${person}:`, `${incidents}${person}:`];
  const kept = seal ? await Promise.all(starts.map((start) => readSealed(seal, "rows", start))) : [];
  const rows = kept.flatMap((some) => [...some.values()].map(({ value }) => value as Row));
  rows.sort((a, b) => a.made - b.made);
  // Another person may have signed in meanwhile.
  if (currentPerson() !== person) return [];
  storeUnsentCount(person, visitsOf(rows.filter(isUnsent)));
  setOutboxState({ ...outboxState(), person, rows });
  return rows;
}

/** The prefix of incidents' keys. An earlier release in another tab would take their rows for confirmations. */
const incidents = "incident:";

const keyOf = (person: string, { visit, incident }: Subject) =>
  incident ? `${incidents}${person}:${visit}:${incident.id}` : `${person}:${visit}`;

interface Answered {
  row: Row;
  answer: RowAnswer;
}

/**
 * Changes or removes the row of a visit or an incident. With an answer, the stored schedule changes in the same
 * transaction.
 * @returns the row before and after
 */
export function changeRow(subject: Subject, change: (row: Row | undefined) => Row | undefined, answered?: Answered) {
  return inTurn("kc:rows", async () => {
    const person = currentPerson();
    const before = (await readRows()).find((row) => isSameSubject(row, subject));
    const after = change(before);
    const seal = readSeal(person);
    if (after === before || !seal) return { before, after };
    const day = answered && (await readDay());
    await writeSealed(seal, [
      { store: "rows", key: keyOf(person, subject), value: after, at: Date.now() },
      ...(day
        ? [{ store: "dayfile" as const, key: person, value: day.visits.map(applied(answered)), at: day.fetchedAt }]
        : []),
    ]);
    await readRows();
    return { before, after };
  });
}

/** Applies an answer to the schedule on the screen, and reads the schedule again. */
export const showAnswer = (answered: Answered): Promise<void> =>
  patchUntilRead(mySchedule, (visits) => visits.map(applied(answered)));

const applied =
  ({ row, answer }: Answered) =>
  (visit: WalkerVisit): WalkerVisit =>
    visit._id === row.visit ? afterAnswer(visit, row, answer) : visit;
