import "../../../ui/theme/select-styles.ts";
import { NativeSelect, Skeleton } from "@mantine/core";
import { type AnswerOf, type listWalkers, showClientCodes } from "@petcare/contract";
import { useEffect, useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { useWalkers } from "../../../lib/api/people.ts";
import type { Codes } from "../../../lib/api/use-codes.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { emailOfAccount, TypedFields, textsOf, typedIn } from "../../../parts/people/person-fields.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { namesIn } from "../../../ui/form/typed-text.ts";
import type { ClientRecord } from "../data.ts";
import { accessFields, contactFields, emergencyFields, notesFields, petFields } from "../fields.ts";
import { ClientDialog, type PartDialogProps, RemoveButton } from "./form.tsx";

/** Edits a client's name, contact and address. */
export const AboutDialog = ({ client, ...shown }: PartDialogProps) => (
  <ClientDialog
    {...shown}
    client={client}
    title="Edit contact"
    saved="Contact saved"
    fields={client.has_account ? { ...contactFields, email: emailOfAccount } : contactFields}
    toChange={(values) => {
      const { email, ...typed } = typedIn(contactFields, values);
      return { ...typed, name: values.name.trim(), ...(!client.has_account && { email }) };
    }}
  />
);

/** Edits the codes and the parking of a home. Opening it reads the codes, which the history records. */
export function AccessDialog({ client, ...shown }: PartDialogProps) {
  const [codes, setCodes] = useState<Codes>();
  const { send, error } = useSend<Codes, void>({
    mutationFn: () => call(showClientCodes, { params: { id: client.id } }),
    here: { onSuccess: setCodes },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the codes are read once, when the dialog opens.
  useEffect(() => send(), []);
  if (!codes) {
    return (
      <Dialog {...shown} title="Edit access">
        {error ? <Failure error={error} fallback="Failed to show the codes" /> : <Skeleton height={280} />}
      </Dialog>
    );
  }
  return (
    <ClientDialog
      {...shown}
      client={client}
      title="Edit access"
      saved="Access saved"
      fields={accessFields}
      stored={textsOf(accessFields, { ...codes, parking: client.parking })}
      toChange={(values) => {
        const { garage_code, ...access } = typedIn(accessFields, values);
        return { garage_code, access };
      }}
    />
  );
}

/** Edits the emergency contact. Empty fields remove it. */
export const EmergencyDialog = ({ client, ...shown }: PartDialogProps) => (
  <ClientDialog
    {...shown}
    client={client}
    title="Emergency contact"
    saved="Emergency contact saved"
    fields={emergencyFields}
    stored={textsOf(emergencyFields, client.emergency_contact)}
    toChange={(values) => {
      const typed = typedIn(emergencyFields, values);
      const isNobody = Object.values(typed).every((text) => text === null);
      return { emergency_contact: isNobody ? null : { ...typed, name: values.name.trim() } };
    }}
  />
);

/** Chooses the walker whom a booking suggests. */
export function WalkerDialog({ client, ...shown }: PartDialogProps) {
  const team = useWalkers();
  return (
    <ClientDialog
      {...shown}
      client={client}
      title="Preferred walker"
      saved="Preferred walker saved"
      fields={{ preferred_walker_id: { label: "Preferred walker" } }}
      toChange={({ preferred_walker_id: id }) => ({ preferred_walker_id: id || null })}
    >
      {(form) => (
        <NativeSelect
          label="Preferred walker"
          data={[{ value: "", label: "None" }, ...teamOptions(team, client.preferred_walker_id ?? "")]}
          {...form.text("preferred_walker_id")}
        />
      )}
    </ClientDialog>
  );
}

/** The options of a walker field: the active members of the team, and the chosen one. */
export const teamOptions = (team: AnswerOf<typeof listWalkers>, chosen: string) =>
  team
    .filter(({ id, active }) => active || id === chosen)
    .map(({ id, name, isCurrentUser }) => ({ value: id, label: isCurrentUser ? `${name} (you)` : name }));

/** Edits the owner's private notes. */
export const NotesDialog = ({ client, ...shown }: PartDialogProps) => (
  <ClientDialog
    {...shown}
    client={client}
    title="Private notes"
    saved="Notes saved"
    fields={notesFields}
    toChange={(values) => typedIn(notesFields, values)}
  />
);

type Pet = ClientRecord["pets"][number];

/** Edits a pet: ?pet= has its index in the list, and any other text adds one. */
export function PetDialog({ client, id, ...shown }: PartDialogProps) {
  const { pets } = client;
  const at = pets.findIndex((_, place) => String(place) === id);
  // The list may change while the owner types, and the text must not be saved to another pet.
  const [opened] = useState(pets[at]);
  const isOpened = (pet: Pet | undefined) => pet !== undefined && pet.name === opened?.name;
  // Two pets may have the same name, so the index comes first.
  const place = isOpened(pets[at]) ? at : pets.findIndex(isOpened);
  const pet = pets[place] ?? opened;
  return (
    <ClientDialog
      {...shown}
      client={client}
      title={pet ? `Edit ${pet.name}` : "Add a pet"}
      saved={pet ? "Pet saved" : "Pet added"}
      fields={petFields}
      stored={{ ...textsOf(petFields, pet), flags: (pet?.flags ?? []).join(", ") }}
      toChange={(values) => {
        const typed = {
          ...typedIn(petFields, values),
          name: values.name.trim(),
          flags: namesIn(values.flags.split(",")),
        };
        return { pets: place < 0 ? [...pets, typed] : pets.map((one, index) => (index === place ? typed : one)) };
      }}
      more={
        pet &&
        place >= 0 && (
          <RemoveButton
            client={client}
            change={() => ({ pets: pets.toSpliced(place, 1) })}
            title={`Remove ${pet.name}?`}
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
          <TypedFields form={form} fields={petFields} />
        </>
      )}
    </ClientDialog>
  );
}
