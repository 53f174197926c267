import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { useClients } from "../../../lib/api/people.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { dueWords } from "../../../lib/format/invoice-words.ts";
import { monthName, today } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { ContactLinks, PersonName } from "../../../parts/people/person-head.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { CalendarIcon, InvoiceIcon, MailIcon } from "../../../ui/theme/icons.tsx";
import { type Balance, useBalances } from "../balances.ts";
import type { ClientRecord } from "../client-record.ts";
import { sharing } from "../list/client-list.ts";
import classes from "./client-head.module.css";

interface ClientHeadProps {
  client: ClientRecord;
  onSchedule: () => void;
  onInvite: () => void;
  onChange: (part: string) => void;
}

/** Who a client is, how to reach them, and what is done for them most. */
export function ClientHead({ client, onSchedule, onInvite, onChange }: ClientHeadProps) {
  const { pets, since, active } = client;
  return (
    <header className="stack gap-8">
      <div className={classes.top}>
        <div className={classes.who}>
          <PersonName person={client} />
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
      <ContactLinks person={client}>
        <OwedLink clientId={client.id} />
      </ContactLinks>
      <SharedFacts client={client} />
    </header>
  );
}

/** Shows what a client owes, or has left over, as a link to their invoices. It has its place before that is known. */
function OwedLink({ clientId }: { clientId: string }) {
  const balances = useBalances();
  return (
    <Link to="?tab=invoices" className={classes.owed}>
      <InvoiceIcon size={18} />
      {balances ? balanceWords(balances.get(clientId)) : "…"}
    </Link>
  );
}

/** 'Owes $154.00, due Mon, Nov 30 · $20.00 credit' */
function balanceWords(balance: Balance | undefined): string {
  if (!balance) return "Owes nothing";
  const { owed, credit, due } = balance;
  return [
    ...(owed > 0 ? [`Owes ${formatDollars(owed)}${due ? `, ${dueWords(due, today())}` : ""}`] : []),
    ...(credit > 0 ? [`${formatDollars(credit)} credit`] : []),
  ].join(" · ");
}

/** Warns of other records with the same email or phone: they may be of one person. */
function SharedFacts({ client }: { client: ClientRecord }) {
  const others = sharing(client, useClients());
  if (others.length === 0) return null;
  return (
    <Notice tone="warn">
      The same email or phone is with{" "}
      {others.map(({ id, name, has_account }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <Link to={`/admin/clients/${id}`}>{name}</Link>
          {!(has_account && client.has_account) && (
            <>
              {" ("}
              {has_account ? (
                <Link to={`/admin/clients/${id}?change=merge-${client.id}`}>merge</Link>
              ) : (
                <Link to={`?change=merge-${id}`} state={{ opened: true }}>
                  merge
                </Link>
              )}
              )
            </>
          )}
        </span>
      ))}
      . Perhaps they are one person.
    </Notice>
  );
}
