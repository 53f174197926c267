import type { ReactNode } from "react";
import { Card } from "../../../ui/layout/card.tsx";
import type { ClientRecord } from "../client-record.ts";
import type { Upcoming } from "../upcoming.ts";
import { AccessCard } from "./access-card.tsx";
import { AgreementsCard } from "./agreements-card.tsx";
import classes from "./details-tab.module.css";
import { DoorTagCard } from "./door-tag-card.tsx";
import { ContactCard, NotesCard, PreferredCard } from "./fact-cards.tsx";
import { KeysCard } from "./keys-card.tsx";
import { AddPet, PetCard } from "./pet-card.tsx";

interface DetailsTabProps {
  client: ClientRecord;
  upcoming: Upcoming;
  onChange: (part: string) => void;
  /** Who signs in beside the client. */
  children: ReactNode;
}

/** Shows what the owner needs most of a client, a card each. */
export function DetailsTab({ client, upcoming, onChange, children }: DetailsTabProps) {
  return (
    <div className={classes.cards}>
      {client.pets.map((pet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pets may have one name.
        <PetCard key={at} pet={pet} onEdit={() => onChange(`pet-${at}`)} />
      ))}
      {client.pets.length === 0 && <AddPet client={client} onChange={onChange} />}
      <AccessCard client={client} onEdit={() => onChange("access")} />
      <KeysCard client={client} upcoming={upcoming} onChange={onChange} />
      <DoorTagCard client={client} onEdit={() => onChange("tag")} />
      <Card title="Also signs in">{children}</Card>
      <AgreementsCard client={client} />
      <ContactCard client={client} onEdit={() => onChange("contact")} />
      <PreferredCard client={client} onEdit={() => onChange("walker")} />
      <NotesCard client={client} onEdit={() => onChange("notes")} />
    </div>
  );
}
