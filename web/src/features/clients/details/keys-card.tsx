import { Button, UnstyledButton } from "@mantine/core";
import { useWalkers } from "../../../lib/api/people.ts";
import { dayWord } from "../../../lib/format/day-words.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { frameSpan, fullDay, today } from "../../../lib/format/time.ts";
import { briefName } from "../../../lib/format/told-apart.ts";
import { EditButton } from "../../../parts/people/edit-button.tsx";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { KeyIcon } from "../../../ui/theme/icons.tsx";
import type { ClientRecord } from "../client-record.ts";
import { UnsignedKey } from "../unsigned-key.tsx";
import { type Upcoming, useMissingKeys } from "../upcoming.ts";
import classes from "./keys-card.module.css";

interface KeysCardProps {
  client: ClientRecord;
  upcoming: Upcoming;
  onChange: (part: string) => void;
}

/** The copies of a client's key, and who will stand before a locked door. */
export function KeysCard({ client, upcoming, onChange }: KeysCardProps) {
  const team = useWalkers();
  const names = new Map(team.map(({ id, name }) => [id, name]));
  const colors = personColors(team);
  const missing = useMissingKeys(client, upcoming);
  const free = client.keys.find(({ holder_id }) => holder_id === null);
  return (
    <Card title="Keys" aside={<EditButton of="of the key" label="Add a copy" onClick={() => onChange("key-new")} />}>
      {client.keys.length === 0 && <p className="muted">No copies are noted.</p>}
      <ul className={classes.keys}>
        {client.keys.map(({ id, label, holder_id, place, since }) => (
          <li key={id}>
            {holder_id === null ? (
              <span className={classes.place}>
                <KeyIcon size={18} />
              </span>
            ) : (
              <Avatar name={names.get(holder_id) ?? "?"} color={colors.get(holder_id) ?? "var(--muted)"} />
            )}
            <span className={classes.copy}>
              <UnstyledButton onClick={() => onChange(`key-${id}`)}>{label}</UnstyledButton>
              <small>{holder_id === null ? (place ?? "in a place") : (names.get(holder_id) ?? "Unknown walker")}</small>
            </span>
            <small className={classes.since}>
              since
              <br />
              {fullDay(since)}
            </small>
          </li>
        ))}
      </ul>
      {client.keys.length > 0 && <UnsignedKey client={client} />}
      {missing.map((visit) => {
        const name = briefName(names.get(visit.walker_id ?? "") ?? "The walker", names.values());
        return (
          <Notice
            key={visit._id}
            tone="warn"
            action={
              free && (
                <Button
                  variant="default"
                  size="compact-md"
                  onClick={() => onChange(`key-${free.id}~${visit.walker_id}`)}
                >
                  Give {name} {free.label}
                </Button>
              )
            }
          >
            {name} comes {dayWord(visit.date, today()).toLowerCase()}, {frameSpan(visit.timeframe)}, without a key.
          </Notice>
        );
      })}
    </Card>
  );
}
