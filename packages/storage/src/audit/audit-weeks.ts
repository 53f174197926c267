import { type BookFault, chainFaults, type LocalDate, type WeekHeader, weekFaults } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { readClosedWeeks, readWeekParts, readWeeksHead } from "../weeks/closed-week.ts";
import { sha256 } from "../weeks/sha256.ts";

/**
 * Which closed weeks are not as they were signed. The chain of all headers is checked, and the rows of two weeks: of the last
 * one, and of another one each night.
 *
 * @param night counts the nights, so that each week has its turn
 */
export async function auditWeeks(db: Db, night: number): Promise<BookFault[]> {
  const headers = await readHeaders(db);
  const faults = chainFaults(headers, await readWeeksHead(db));
  const checked = new Set([headers[0], headers[night % Math.max(1, headers.length)]]);
  for (const header of checked) {
    if (header) faults.push(...weekFaults({ header, parts: await readWeekParts(db, header) }, sha256));
  }
  const mondays = new Set(faults.map(({ monday }): LocalDate | "all" => monday ?? "all"));
  return [...mondays].map((id) => ({ kind: "week", id, rule: "sealed" }));
}

/** The headers of all closed weeks, the latest first. */
async function readHeaders(db: Db): Promise<WeekHeader[]> {
  const headers: WeekHeader[] = [];
  let cursor: string | undefined;
  do {
    const page = await readClosedWeeks(db, { limit: 100, cursor });
    headers.push(...page.weeks);
    cursor = page.cursor;
  } while (cursor);
  return headers;
}
