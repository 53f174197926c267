import { myEstimatedEarnings, mySchedule } from "@petcare/contract";
import { patchAnswers, readAgain } from "../api/after-write.ts";
import { currentPerson } from "../session/person.ts";
import { noteUnsent, readSeal } from "../session/seal.ts";
import { readDay } from "./day-file.ts";
import { inTurn } from "./in-turn.ts";
import { afterHearing, type Heard } from "./laid-over.ts";
import { actOf, type DayVisit, isUnsent, type Row } from "./row.ts";
import { readSealed, writeSealed } from "./sealed-store.ts";
import { currentWaiting, showWaiting } from "./waiting.ts";

/** The rows of whoever is signed in, oldest first; shown from now on. */
export async function readRows(): Promise<Row[]> {
  const person = currentPerson();
  const seal = readSeal(person);
  const kept = seal ? await readSealed(seal, "rows", `${person}:`) : new Map<string, { value: unknown }>();
  const rows = [...kept.values()].map(({ value }) => value as Row).sort((a, b) => a.made - b.made);
  // Another person may have signed in meanwhile.
  if (currentPerson() !== person) return [];
  noteUnsent(person, rows.filter(isUnsent).length);
  showWaiting({ ...currentWaiting(), person, rows });
  return rows;
}

/**
 * Changes the row of a visit, or removes it. An answer that was heard changes the kept day with it, in one transaction.
 * @returns the row before and after
 */
export function changeRow(
  visit: string,
  change: (row: Row | undefined) => Row | undefined,
  heard?: { row: Row; answer: Heard },
) {
  return inTurn("kc:rows", async () => {
    const person = currentPerson();
    const before = (await readRows()).find((row) => row.visit === visit);
    const after = change(before);
    const seal = readSeal(person);
    if (after === before || !seal) return { before, after };
    const day = heard && (await readDay());
    await writeSealed(seal, [
      { store: "rows", key: `${person}:${visit}`, value: after, at: Date.now() },
      ...(day
        ? [{ store: "dayfile" as const, key: person, value: day.visits.map(hearing(heard)), at: day.fetchedAt }]
        : []),
    ]);
    await readRows();
    return { before, after };
  });
}

/** Shows an answer at once. What a report has led to is read again. */
export function showAnswer(heard: { row: Row; answer: Heard }): void {
  patchAnswers(mySchedule, (visits) => visits.map(hearing(heard)));
  if (actOf(heard.row) !== "confirmed") readAgain(mySchedule, myEstimatedEarnings);
}

const hearing =
  ({ row, answer }: { row: Row; answer: Heard }) =>
  (visit: DayVisit): DayVisit =>
    visit._id === row.visit ? afterHearing(visit, row, answer) : visit;
