import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import { namesIn, textOrNull } from "../../../ui/form/typed-text.ts";
import type { ClientRecord } from "../client-record.ts";
import { ClientDialog } from "./client-dialog.tsx";
import type { PartDialogProps } from "./part-dialog-props.ts";
import { RemoveButton } from "./remove-button.tsx";

interface PetDialogProps extends PartDialogProps {
  /** The pet's place in the list as the dialog opens; beyond its end a new one is added. */
  at: number;
}

/** Asks what is known of one pet. */
export function PetDialog({ client, at, ...shown }: PetDialogProps) {
  const { pets } = client;
  // The list may become another one while somebody types, and what a walker must know is of this pet alone.
  const [opened] = useState(pets[at]);
  const isIt = (pet: Pet | undefined) => pet !== undefined && pet.name === opened?.name;
  // Two pets may have one name.
  const place = isIt(pets[at]) ? at : pets.findIndex(isIt);
  const pet = pets[place] ?? opened;
  return (
    <ClientDialog
      {...shown}
      client={client}
      title={pet ? `Edit ${pet.name}` : "Add a pet"}
      saved={pet ? "Pet saved" : "Pet added"}
      stored={formOf(pet)}
      names={names}
      toChange={(values) => {
        const at = place < 0 ? pets.length : place;
        return { pets: [...pets.slice(0, at), petOf(values), ...pets.slice(at + 1)] };
      }}
      more={
        pet &&
        place >= 0 && (
          <RemoveButton
            client={client}
            change={{ pets: pets.toSpliced(place, 1) }}
            title={`Remove ${pet.name}?`}
            action="Remove"
            done={`${pet.name} removed`}
            onDone={shown.onClose}
          >
            What is known of {pet.name} goes. Visits that are booked keep the name.
          </RemoveButton>
        )
      }
    >
      {(form) => (
        <>
          {opened && place < 0 && (
            <Notice tone="warn">
              {opened.name} is not on the list any more. Saving adds {opened.name} again.
            </Notice>
          )}
          <FieldPair>
            <TextInput label="Name" autoComplete="off" {...form.text("name")} />
            <TextInput label="Kind" placeholder="Dog, cat, …" autoComplete="off" {...form.text("kind")} />
          </FieldPair>
          <TextInput
            label="Behavior"
            description="What a walker must know at once, with commas between: pulls, keep from other dogs"
            autoComplete="off"
            {...form.text("flags")}
          />
          <Textarea label="Medication" autosize minRows={1} maxRows={5} {...form.text("medication")} />
          <Textarea label="Feeding" autosize minRows={1} maxRows={5} {...form.text("feeding")} />
          <Textarea label="Vet" autosize minRows={1} maxRows={4} {...form.text("vet")} />
          <Textarea label="Notes" autosize minRows={2} maxRows={8} {...form.text("notes")} />
        </>
      )}
    </ClientDialog>
  );
}

type Pet = ClientRecord["pets"][number];

/** The names of a pet's fields. */
const names = {
  name: "Name",
  kind: "Kind",
  flags: "Behavior",
  medication: "Medication",
  feeding: "Feeding",
  vet: "Vet",
  notes: "Notes",
};

type PetForm = Record<keyof typeof names, string>;

/** A pet as its form shows it; empty without one. */
const formOf = (pet: Pet | undefined): PetForm => ({
  name: pet?.name ?? "",
  kind: pet?.kind ?? "",
  flags: (pet?.flags ?? []).join(", "),
  medication: pet?.medication ?? "",
  feeding: pet?.feeding ?? "",
  vet: pet?.vet ?? "",
  notes: pet?.notes ?? "",
});

/** Answers what the form says of the pet. */
const petOf = ({ name, flags, ...texts }: PetForm) => ({
  name: name.trim(),
  flags: namesIn(flags.split(",")),
  kind: textOrNull(texts.kind),
  medication: textOrNull(texts.medication),
  feeding: textOrNull(texts.feeding),
  vet: textOrNull(texts.vet),
  notes: textOrNull(texts.notes),
});
