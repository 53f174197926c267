import type { LocalDate } from "../local-date.ts";
import { type Digest, isIntact, type WeekHeader } from "../weeks/closed-week.ts";
import type { WeekRow } from "../weeks/week-rows.ts";
import { brokenOf, type Fault } from "./fault.ts";

export interface WeekBooks {
  monday: LocalDate;
  header?: WeekHeader | undefined;
  rows?: readonly WeekRow[] | undefined;
}

/** Audits a closed week: it has its rows, and is as it was signed. */
export const auditWeek = ({ monday, header, rows }: WeekBooks, digest: Digest): Fault<"week", "signed">[] =>
  brokenOf({ kind: "week", id: monday }, "signed", [
    [header !== undefined, "it has rows, and was not closed"],
    [rows !== undefined, "its rows are missing"],
    [!header || !rows || isIntact(header, rows, digest), "it is not as it was signed"],
  ]);
