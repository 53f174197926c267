import { type BookFault, chainFaults, type LocalDate, type WeekHeader, weekFaults } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { readClosedWeek, readClosedWeeks, readWeekParts, readWeeksHead } from "./closed-week.ts";
import { sha256 } from "./sha256.ts";

const aPage = 100;

/** All closed weeks without their rows. */
export async function readAllClosedWeeks(db: Db): Promise<WeekHeader[]> {
  const all: WeekHeader[] = [];
  let cursor: string | undefined;
  do {
    const page = await readClosedWeeks(db, { limit: aPage, cursor });
    all.push(...page.weeks);
    cursor = page.cursor;
  } while (cursor);
  return all;
}

/** Whether what is kept of a closed week is as it was signed. */
export async function auditWeek(db: Db, monday: LocalDate): Promise<BookFault[]> {
  const header = await readClosedWeek(db, monday);
  const faults = header ? weekFaults({ header, parts: await readWeekParts(db, header) }, sha256) : [];
  return faults.length === 0 ? [] : [{ kind: "week", id: monday, rule: "signature" }];
}

/** Where the chain of closed weeks is broken. 'none' stands for weeks that are all missing. */
export async function auditWeekChain(db: Db): Promise<BookFault[]> {
  const [head, weeks] = [await readWeeksHead(db), await readAllClosedWeeks(db)];
  const broken = new Set(chainFaults(weeks, head).map(({ monday }) => monday ?? "none"));
  return [...broken].map((id) => ({ kind: "week", id, rule: "chain" }));
}
