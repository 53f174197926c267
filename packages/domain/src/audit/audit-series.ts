import { brokenOf, type Fault } from "./fault.ts";

export interface SeriesBooks {
  id: string;
  /** Absent where its visits are all that is left. */
  schedule?: object | undefined;
}

/** Audits a schedule with its visits. */
export const auditSeries = ({ id, schedule }: SeriesBooks): Fault[] =>
  brokenOf({ kind: "schedule", id }, "schedule", [[schedule !== undefined, "it is missing, and has visits"]]);
