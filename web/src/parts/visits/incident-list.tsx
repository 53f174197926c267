import { dayAndTime } from "../../lib/format/time.ts";
import { NoteText } from "../note-text.tsx";

interface Incident {
  words: string;
  known_at: string;
  at: string;
  /** Left out for its author. */
  by?: string;
  isUnsent?: boolean;
  clock_minutes?: number | undefined;
}

/** Says by how much a phone's clock was off, where it was. */
export const putRight = (minutes: number | undefined): string =>
  minutes === undefined ? "" : `, time put right by ${Math.abs(minutes)} min`;

/** Lists what went wrong on a visit, each with its author, when it was known, and when it was written. */
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
