import { namesIn, textOrNull } from "../../../ui/form/typed-text.ts";
import type { ClientRecord } from "../client-record.ts";

type Pet = ClientRecord["pets"][number];

/** What the fields of a pet are called. */
export const names = {
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
export const formOf = (pet: Pet | undefined): PetForm => ({
  name: pet?.name ?? "",
  kind: pet?.kind ?? "",
  flags: (pet?.flags ?? []).join(", "),
  medication: pet?.medication ?? "",
  feeding: pet?.feeding ?? "",
  vet: pet?.vet ?? "",
  notes: pet?.notes ?? "",
});

/** What the form says of the pet. */
export const petOf = ({ name, flags, ...texts }: PetForm) => ({
  name: name.trim(),
  flags: namesIn(flags.split(",")),
  kind: textOrNull(texts.kind),
  medication: textOrNull(texts.medication),
  feeding: textOrNull(texts.feeding),
  vet: textOrNull(texts.vet),
  notes: textOrNull(texts.notes),
});
