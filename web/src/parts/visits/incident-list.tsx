import { dayAndTime } from "../../lib/format/time.ts";
import { NoteText } from "../note-text.tsx";

interface Incident {
  words: string;
  known_at: string;
  at: string;
  /** Absent for the author. */
  by?: string;
  isUnsent?: boolean;
  clock_minutes?: number | undefined;
}

/** ', time put right by 12 min'; empty for a phone whose clock was right. */
export const putRight = (minutes: number | undefined): string =>
  minutes === undefined ? "" : `, time put right by ${Math.abs(minutes)} min`;

/** Lists the incidents of a visit, with author and times. */
export const IncidentList = ({ incidents }: { incidents: readonly Incident[] }) => (
  <ul className="stack" aria-label="Incidents">
    {incidents.map(({ words, known_at, at, by, isUnsent, clock_minutes }) => (
      <li key={at + words}>
        <NoteText>{words}</NoteText>
        <small>
          Known {dayAndTime(known_at)}, written {dayAndTime(at)}
          {by && ` by ${by}`}
          {putRight(clock_minutes)}
          {isUnsent && ", not sent yet"}
        </small>
      </li>
    ))}
  </ul>
);
