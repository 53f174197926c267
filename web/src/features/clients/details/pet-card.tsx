import { Button } from "@mantine/core";
import { EditButton } from "../../../parts/people/edit-button.tsx";
import { TextWithPhones } from "../../../parts/text-with-phones.tsx";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Card, CardGrid } from "../../../ui/layout/card.tsx";
import { PlusIcon } from "../../../ui/theme/icons.tsx";
import type { ClientRecord } from "../client-record.ts";
import classes from "./pet-card.module.css";

type Pet = ClientRecord["pets"][number];

const told = [
  ["medication", "Medication"],
  ["feeding", "Feeding"],
  ["vet", "Vet"],
  ["notes", "Notes"],
] as const;

/** Shows what is known of a pet: first what a walker must know at once. */
export function PetCard({ pet, onEdit }: { pet: Pet; onEdit: () => void }) {
  const { name, kind, flags = [], medication } = pet;
  return (
    <Card title={name} aside={<EditButton of={name} onClick={onEdit} />}>
      {kind && <p className="muted">{kind}</p>}
      {(flags.length > 0 || medication) && (
        <ul className={classes.flags}>
          {medication && <li data-tone="care">Medication</li>}
          {flags.map((flag) => (
            <li key={flag} data-tone={toneOf(flag)}>
              {flag}
            </li>
          ))}
        </ul>
      )}
      <Facts>
        {told.map(([field, term]) => {
          const text = pet[field];
          return (
            text && (
              <Fact key={field} term={term}>
                <TextWithPhones>{text}</TextWithPhones>
              </Fact>
            )
          );
        })}
      </Facts>
    </Card>
  );
}

/** Gives a flag its tone. What keeps others safe stands out. What is good to know does not alarm. */
function toneOf(flag: string): "danger" | "good" | "care" {
  if (/\b(keep|bites?|aggressive|never|no other|escapes?|not good)\b/i.test(flag)) return "danger";
  return /\b(good|friendly|calm|easy|fine)\b/i.test(flag) ? "good" : "care";
}

interface PetsProps {
  client: ClientRecord;
  onChange: (part: string) => void;
}

/** Every pet of a client. */
export function PetsTab({ client, onChange }: PetsProps) {
  if (client.pets.length === 0) {
    return (
      <EmptyState title="No pets yet">
        <AddPet client={client} onChange={onChange} />
      </EmptyState>
    );
  }
  return (
    <>
      <CardGrid>
        {client.pets.map((pet, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pets may have one name.
          <PetCard key={at} pet={pet} onEdit={() => onChange(`pet-${at}`)} />
        ))}
      </CardGrid>
      <AddPet client={client} onChange={onChange} />
    </>
  );
}

/** Opens the form of one more pet. */
export const AddPet = ({ client, onChange }: PetsProps) => (
  <Button
    variant="light"
    className={classes.add}
    leftSection={<PlusIcon size={18} />}
    onClick={() => onChange(`pet-${client.pets.length}`)}
  >
    Add a pet
  </Button>
);
