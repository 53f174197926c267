import { frameSpan, longDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { useUpcoming, withWalker } from "../client-visits.ts";

/** The visit that is asked about, where the list has it. */
export function AboutVisit({ id }: { id: string }) {
  const visit = useUpcoming().data?.find(({ _id }) => _id === id);
  if (!visit) return null;
  return (
    <p>
      <b>{petsText(visit.pet_names, 50)}</b>
      <br />
      {longDay(visit.date)}, {frameSpan(visit.timeframe)}
      {withWalker(visit)}
    </p>
  );
}
