import { Button } from "@mantine/core";
import { formatPhone } from "@petcare/domain";
import { mapLink, phoneLink } from "../../../lib/format/contact-links.ts";
import { monthName } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { AccountState } from "../../../parts/account-state.tsx";
import { CalendarIcon, MailIcon, MapPinIcon, PhoneIcon } from "../../../ui/theme/icons.tsx";
import type { ClientRecord } from "../client-record.ts";
import classes from "./client-head.module.css";
import { OwedLink } from "./owed-link.tsx";
import { SharedFacts } from "./shared-facts.tsx";

interface ClientHeadProps {
  client: ClientRecord;
  onSchedule: () => void;
  onInvite: () => void;
  onChange: (part: string) => void;
}

/** Who a client is, how to reach them, and what is done for them most. */
export function ClientHead({ client, onSchedule, onInvite, onChange }: ClientHeadProps) {
  const { name, pets, since, phone, email, address, active } = client;
  return (
    <header className={classes.head}>
      <div className={classes.top}>
        <div className={classes.who}>
          <div className={classes.name}>
            <h2>{name}</h2>
            <AccountState person={client} />
          </div>
          <p className="muted">
            {pets.length > 0 && `${petsText(pets.map((pet) => pet.name))} · `}client since {monthName(since)}
          </p>
        </div>
        <div className={classes.acts}>
          {active && (
            <Button leftSection={<CalendarIcon size={18} />} onClick={onSchedule}>
              Schedule a walk
            </Button>
          )}
          {active && !client.has_account && (
            <Button variant="light" leftSection={<MailIcon size={18} />} onClick={onInvite}>
              Invite
            </Button>
          )}
          <Button variant="light" onClick={() => onChange("about")}>
            Edit contact
          </Button>
        </div>
      </div>
      <div className={classes.contact}>
        {phone && (
          <a href={phoneLink(phone)}>
            <PhoneIcon size={18} />
            {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`}>
            <MailIcon size={18} />
            {email}
          </a>
        )}
        {address && (
          <a href={mapLink(address)} target="_blank" rel="noreferrer">
            <MapPinIcon size={18} />
            {address}
          </a>
        )}
        <OwedLink clientId={client.id} />
      </div>
      <SharedFacts client={client} />
    </header>
  );
}
