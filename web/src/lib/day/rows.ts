import { mySchedule, type WalkerVisit } from "@petcare/contract";
import { patchUntilRead } from "../api/after-write.ts";
import { currentPerson } from "../session/person.ts";
import { noteUnsent, readSeal } from "../session/seal.ts";
import { readDay } from "./day-file.ts";
import { inTurn } from "./in-turn.ts";
import { afterHearing, type Heard } from "./laid-over.ts";
import { isAbout, isUnsent, type Row, type Subject, visitsOf } from "./row.ts";
import { readSealed, writeSealed } from "./sealed-store.ts";
import { currentWaiting, showWaiting } from "./waiting.ts";

/** The rows of whoever is signed in, oldest first; shown from now on. */
export async function readRows(): Promise<Row[]> {
  const person = currentPerson();
  const seal = readSeal(person);
  const starts = [`${person}:`, `${incidents}${person}:`];
  const kept = seal ? await Promise.all(starts.map((start) => readSealed(seal, "rows", start))) : [];
  const rows = kept.flatMap((some) => [...some.values()].map(({ value }) => value as Row));
  rows.sort((a, b) => a.made - b.made);
  // Another person may have signed in meanwhile.
  if (currentPerson() !== person) return [];
  noteUnsent(person, visitsOf(rows.filter(isUnsent)));
  showWaiting({ ...currentWaiting(), person, rows });
  return rows;
}

/** Begins the keys of incidents' rows. An earlier release, in another tab, would take them for confirmations. */
const incidents = "incident:";

const keyOf = (person: string, { visit, incident }: Subject) =>
  incident ? `${incidents}${person}:${visit}:${incident.id}` : `${person}:${visit}`;

/**
 * Changes the row of a visit or an incident, or removes it. An answer that was heard changes the kept day with it, in one
 * transaction.
 * @returns the row before and after
 */
export function changeRow(
  subject: Subject,
  change: (row: Row | undefined) => Row | undefined,
  heard?: { row: Row; answer: Heard },
) {
  return inTurn("kc:rows", async () => {
    const person = currentPerson();
    const before = (await readRows()).find((row) => isAbout(row, subject));
    const after = change(before);
    const seal = readSeal(person);
    if (after === before || !seal) return { before, after };
    const day = heard && (await readDay());
    await writeSealed(seal, [
      { store: "rows", key: keyOf(person, subject), value: after, at: Date.now() },
      ...(day
        ? [{ store: "dayfile" as const, key: person, value: day.visits.map(hearing(heard)), at: day.fetchedAt }]
        : []),
    ]);
    await readRows();
    return { before, after };
  });
}

/** Shows an answer at once. What a report has led to is read again. */
export const showAnswer = (heard: { row: Row; answer: Heard }): Promise<void> =>
  patchUntilRead(mySchedule, (visits) => visits.map(hearing(heard)));

const hearing =
  ({ row, answer }: { row: Row; answer: Heard }) =>
  (visit: WalkerVisit): WalkerVisit =>
    visit._id === row.visit ? afterHearing(visit, row, answer) : visit;
