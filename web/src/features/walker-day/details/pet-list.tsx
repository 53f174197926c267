import { TextWithPhones } from "../../../parts/text-with-phones.tsx";
import type { WalkerVisit } from "../my-schedule.ts";
import { petsOn } from "./care-list.tsx";
import classes from "./pet-list.module.css";

type Pet = WalkerVisit["pets"][number];

/** The visit's pets with all that is known of each, then the client's other pets by name. */
export function PetList({ visit }: { visit: WalkerVisit }) {
  const pets = petsOn(visit);
  const others = visit.pets.filter((pet) => !pets.includes(pet));
  if (visit.pets.length === 0) return visit.pet_names.join(", ") || "No pets named";
  return (
    <ul className={classes.pets}>
      {pets.map((pet) => (
        <li key={pet.name}>
          <b>{pet.name}</b>
          {pet.kind && <span className={classes.quiet}> · {pet.kind}</span>}
          {linesOf(pet).map((line) => (
            <p key={line}>
              <TextWithPhones>{line}</TextWithPhones>
            </p>
          ))}
        </li>
      ))}
      {others.length > 0 && (
        <li className={classes.quiet}>Not on this visit: {others.map(({ name }) => name).join(", ")}</li>
      )}
    </ul>
  );
}

function linesOf(pet: Pet): string[] {
  return [
    pet.medication && `Medication: ${pet.medication}`,
    pet.feeding && `Feeding: ${pet.feeding}`,
    pet.flags?.join(", "),
    pet.notes,
    pet.vet && `Vet: ${pet.vet}`,
  ].flatMap((line) => line || []);
}
