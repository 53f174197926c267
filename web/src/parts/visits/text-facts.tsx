import { type BookingTextName, bookingCodeNames, bookingText, bookingTextNames } from "@petcare/domain";
import { Fact } from "../../ui/data/facts.tsx";
import { NoteText } from "../note-text.tsx";

interface TextFactsProps {
  /** Has only the texts that the reader may see. */
  visit: Partial<Record<BookingTextName, string | null>>;
  /** The texts that the screen shows elsewhere. */
  placed: readonly BookingTextName[];
}

/** Shows the texts of a booking that the screen shows nowhere else, without codes. */
export const TextFacts = ({ visit, placed }: TextFactsProps) =>
  bookingTextNames
    .filter((name) => visit[name] && ![...placed, ...bookingCodeNames].includes(name))
    .map((name) => (
      <Fact key={name} term={bookingText(name).label}>
        <NoteText>{visit[name] ?? ""}</NoteText>
      </Fact>
    ));
