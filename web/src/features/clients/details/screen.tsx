import { Button, Group, UnstyledButton } from "@mantine/core";
import { showClientCodes } from "@petcare/contract";
import { doorCode } from "@petcare/domain";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { call } from "../../../lib/api/api.ts";
import { useWalkers } from "../../../lib/api/people.ts";
import { useCodes } from "../../../lib/api/use-codes.ts";
import { codeNames, codeOrder } from "../../../lib/format/code-words.ts";
import { dayWord } from "../../../lib/format/day-words.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { frameSpan, fullDay, today } from "../../../lib/format/time.ts";
import { briefName } from "../../../lib/format/told-apart.ts";
import { NoteText } from "../../../parts/note-text.tsx";
import { EditButton } from "../../../parts/people/edit-button.tsx";
import { RecordFacts } from "../../../parts/people/person-fields.tsx";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Card, CardGrid } from "../../../ui/layout/card.tsx";
import { EyeIcon, KeyIcon, PlusIcon } from "../../../ui/theme/icons.tsx";
import { AgreementsCard } from "../agreements/screen.tsx";
import { type ClientRecord, type Upcoming, useMissingKeys } from "../data.ts";
import type { OpenPart } from "../dialogs/form.tsx";
import { freeCopy, UnsignedKey } from "../dialogs/keys.tsx";
import { emergencyFields, petFacts } from "../fields.ts";
import classes from "./screen.module.css";

interface CardProps {
  client: ClientRecord;
  onOpen: OpenPart;
}

interface DetailsTabProps extends CardProps {
  upcoming: Upcoming;
  /** The other people who sign in for the client. */
  household: ReactNode;
}

/** The facts of a client, a card each. */
export function DetailsTab({ client, upcoming, onOpen, household }: DetailsTabProps) {
  const { pets, door_tag: tag, emergency_contact: contact, notes } = client;
  const edit = (part: string, of: string, label?: string) => (
    <EditButton of={of} {...(label && { label })} onClick={() => onOpen("change", part)} />
  );
  return (
    <>
      <div className={classes.cards}>
        <PetCards client={client} onOpen={onOpen} />
        {pets.length === 0 && <AddPet onOpen={onOpen} />}
        <AccessCard client={client} edit={edit("access", "access")} />
        <KeysCard client={client} upcoming={upcoming} onOpen={onOpen} />
        <Card title="Door tag" aside={edit("tag", "the door tag", tag ? "Show or print" : "Make a tag")}>
          {tag ? (
            <p>
              Walkers can scan it, or type <b>{doorCode(tag)}</b>.
            </p>
          ) : (
            <p className="muted">None. A walker taps “I’m here” instead.</p>
          )}
        </Card>
        <Card title="Also signs in">{household}</Card>
        <AgreementsCard client={client} />
        <Card title="Emergency contact" aside={edit("contact", "emergency contact")}>
          {contact ? (
            <RecordFacts fields={emergencyFields} record={contact} />
          ) : (
            <p className="muted">Nobody is noted.</p>
          )}
        </Card>
        <PreferredCard client={client} edit={edit("walker", "preferred walker", "Change")} />
        <Card title="Private notes" aside={edit("notes", "private notes")}>
          {notes && <NoteText>{notes}</NoteText>}
          <p className="muted">Only you see this.</p>
        </Card>
      </div>
      <Button variant="default" className="wraps" mt={12} onClick={() => onOpen("merge", "any")}>
        Merge another record into this one…
      </Button>
    </>
  );
}

/** A client's pets. */
export const PetsTab = (props: CardProps) =>
  props.client.pets.length === 0 ? (
    <EmptyState title="No pets yet">
      <AddPet {...props} />
    </EmptyState>
  ) : (
    <>
      <CardGrid>
        <PetCards {...props} />
      </CardGrid>
      <AddPet {...props} />
    </>
  );

const AddPet = ({ onOpen }: Pick<CardProps, "onOpen">) => (
  <Button variant="light" mt={16} leftSection={<PlusIcon size={18} />} onClick={() => onOpen("pet", "new")}>
    Add a pet
  </Button>
);

/** A card for each pet, with medication and behavior first. */
const PetCards = ({ client: { pets }, onOpen }: CardProps) =>
  pets.map((pet, at) => {
    const { name, kind, flags = [], medication } = pet;
    const marks = [...(medication ? ["Medication"] : []), ...flags];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two pets may have one name.
      <Card key={at} title={name} aside={<EditButton of={name} onClick={() => onOpen("pet", String(at))} />}>
        {kind && <p className="muted">{kind}</p>}
        {marks.length > 0 && (
          <Group component="ul" gap={6} className={classes.marks}>
            {marks.map((mark) => (
              <li key={mark} data-tone={toneOf(mark)}>
                {mark}
              </li>
            ))}
          </Group>
        )}
        <RecordFacts fields={petFacts} record={pet} />
      </Card>
    );
  });

/** Chooses the tone of a mark by its words. */
function toneOf(mark: string): "danger" | "good" | undefined {
  if (/\b(keep|bites?|aggressive|never|no other|escapes?|not good)\b/i.test(mark)) return "danger";
  return /\b(good|friendly|calm|easy|fine)\b/i.test(mark) ? "good" : undefined;
}

function AccessCard({ client, edit }: { client: ClientRecord; edit: ReactNode }) {
  const { codes, busy, error, show, hide } = useCodes(() => call(showClientCodes, { params: { id: client.id } }));
  const known = codeOrder.filter((name) => client.codes.includes(name));
  return (
    <Card title="Access" aside={edit}>
      {known.length === 0 && !client.parking && <p className="muted">Nothing is noted.</p>}
      <Facts>
        {known.map((name) => (
          <Fact key={name} term={codeNames[name]}>
            {codes ? <b className={classes.code}>{codes[name]}</b> : "• • • •"}
          </Fact>
        ))}
        {client.parking && <Fact term="Parking">{client.parking}</Fact>}
      </Facts>
      {known.length > 0 && (
        <Group gap="6px 14px">
          <Button
            variant="light"
            leftSection={<EyeIcon size={18} />}
            aria-busy={busy}
            aria-expanded={codes !== undefined}
            onClick={codes ? hide : show}
          >
            {codes ? "Hide codes" : "Show codes"}
          </Button>
          <small>Showing them is kept in the history.</small>
        </Group>
      )}
      {error && <Failure error={error} fallback="Failed to show the codes" />}
    </Card>
  );
}

function KeysCard({ client, upcoming, onOpen }: CardProps & { upcoming: Upcoming }) {
  const team = useWalkers();
  const names = new Map(team.map(({ id, name }) => [id, name]));
  const colors = personColors(team);
  const free = freeCopy(client);
  return (
    <Card title="Keys" aside={<EditButton of="of the key" label="Add a copy" onClick={() => onOpen("key", "new")} />}>
      {client.keys.length === 0 && <p className="muted">No copies are noted.</p>}
      <ul className="lined">
        {client.keys.map(({ id, label, holder_id, place, since }) => (
          <li key={id} className={classes.key}>
            {holder_id === null ? (
              <span className={classes.place}>
                <KeyIcon size={18} />
              </span>
            ) : (
              <Avatar name={names.get(holder_id) ?? "?"} color={colors.get(holder_id) ?? "var(--muted)"} />
            )}
            <span>
              <UnstyledButton onClick={() => onOpen("key", id)}>{label}</UnstyledButton>
              <small>{holder_id === null ? (place ?? "in a place") : (names.get(holder_id) ?? "Unknown walker")}</small>
              <small>since {fullDay(since)}</small>
            </span>
          </li>
        ))}
      </ul>
      {client.keys.length > 0 && <UnsignedKey client={client} />}
      {useMissingKeys(client, upcoming).map(({ _id, walker_id, date, timeframe }) => {
        const name = briefName(names.get(walker_id ?? "") ?? "The walker", names.values());
        const give = free && walker_id && (
          <Button variant="default" size="compact-md" onClick={() => onOpen("give-key", walker_id)}>
            Give {name} {free.label}
          </Button>
        );
        return (
          <Notice key={_id} tone="warn" action={give}>
            {name} comes {dayWord(date, today()).toLowerCase()}, {frameSpan(timeframe)}, without a key.
          </Notice>
        );
      })}
    </Card>
  );
}

function PreferredCard({ client, edit }: { client: ClientRecord; edit: ReactNode }) {
  const team = useWalkers();
  const walker = team.find(({ id }) => id === client.preferred_walker_id);
  return (
    <Card title="Preferred walker" aside={edit}>
      {walker ? (
        <Group>
          <Avatar name={walker.name} color={personColors(team).get(walker.id) ?? "var(--muted)"} />
          <b>
            <Link to={`/admin/walkers/${walker.id}`}>{walker.name}</Link>
          </b>
        </Group>
      ) : (
        <p className="muted">None</p>
      )}
    </Card>
  );
}
