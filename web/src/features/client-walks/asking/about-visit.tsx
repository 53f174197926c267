import type { ClientVisit } from "@petcare/contract";
import { frameSpan, longDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { withWalker } from "../client-visits.ts";

/** The visit that is asked about. */
export const AboutVisit = ({ visit }: { visit: ClientVisit }) => (
  <p>
    <b>{petsText(visit.pet_names, 50)}</b>
    <br />
    {longDay(visit.date)}, {frameSpan(visit.timeframe)}
    {withWalker(visit)}
  </p>
);
