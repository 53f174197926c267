import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { TextWithPhones } from "../../../parts/text-with-phones.tsx";
import classes from "./care-list.module.css";

/** Shows what to know at the door, on yellow. `brief` shows its first two lines. */
export function CareList({ visit, brief = false }: { visit: ShownVisit; brief?: boolean }) {
  const notes = careNotes(visit);
  if (notes.length === 0) return null;
  return (
    <ul className={classes.care} aria-label="Care notes" data-brief={brief || undefined}>
      {notes.map(({ pet, parts }) => (
        <li key={pet ?? ""}>
          {pet && <b>{pet}: </b>}
          <TextWithPhones>{parts.join(" · ")}</TextWithPhones>
        </li>
      ))}
    </ul>
  );
}

type Pet = ShownVisit["pets"][number];

interface CareNote {
  /** The pet whose note it is. It is absent for the booking's own instructions. */
  pet?: string;
  parts: string[];
}

/** The booking's instructions, then each pet's medication, feeding, habits and notes. A text that they repeat is said once. */
export function careNotes(visit: Pick<ShownVisit, "notes" | "pets" | "pet_names">): CareNote[] {
  const instructions = visit.notes?.trim() ?? "";
  const booking = instructions ? [{ parts: [instructions] }] : [];
  const isNew = (text: string) => plain(text) !== plain(instructions);
  const pets = petsOn(visit).map((pet) => ({ pet: pet.name, parts: partsOf(pet).filter(isNew) }));
  return [...booking, ...pets.filter(({ parts }) => parts.length > 0)];
}

/** The client's pets that the visit is for, or all of them where it names none that is known. */
export function petsOn(visit: Pick<ShownVisit, "pets" | "pet_names">): Pet[] {
  const named = new Set(visit.pet_names.map(plain));
  const found = visit.pets.filter(({ name }) => named.has(plain(name)));
  return found.length > 0 ? found : visit.pets;
}

function partsOf(pet: Pet): string[] {
  return [
    pet.medication && `Medication: ${pet.medication}`,
    pet.feeding && `Feeding: ${pet.feeding}`,
    ...(pet.flags ?? []),
    pet.notes,
  ].flatMap((text) => text?.trim() || []);
}

const plain = (text: string) => text.trim().toLowerCase().replace(/\.$/, "");
