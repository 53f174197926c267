import { Link } from "react-router-dom";
import { useWalkers } from "../../../lib/api/people.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { PhoneLink } from "../../../parts/contact-links.tsx";
import { NoteText } from "../../../parts/note-text.tsx";
import { EditButton } from "../../../parts/people/edit-button.tsx";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { ClientRecord } from "../client-record.ts";
import classes from "./fact-cards.module.css";

interface FactCardProps {
  client: ClientRecord;
  onEdit: () => void;
}

/** Whom to call where the client cannot be reached. */
export function ContactCard({ client: { emergency_contact: contact }, onEdit }: FactCardProps) {
  return (
    <Card title="Emergency contact" aside={<EditButton of="emergency contact" onClick={onEdit} />}>
      {contact ? (
        <div className={classes.lines}>
          <b>{contact.name}</b>
          {contact.relation && <span className="muted">{contact.relation}</span>}
          {contact.phone && <PhoneLink phone={contact.phone} />}
        </div>
      ) : (
        <p className="muted">Nobody is noted.</p>
      )}
    </Card>
  );
}

/** Who is suggested when a walk is booked. */
export function PreferredCard({ client: { preferred_walker_id }, onEdit }: FactCardProps) {
  const team = useWalkers();
  const walker = team.find(({ id }) => id === preferred_walker_id);
  return (
    <Card title="Preferred walker" aside={<EditButton of="preferred walker" label="Change" onClick={onEdit} />}>
      {walker ? (
        <div className={classes.walker}>
          <Avatar name={walker.name} color={personColors(team).get(walker.id) ?? "var(--muted)"} />
          <b>
            <Link to={`/admin/walkers/${walker.id}`}>{walker.name}</Link>
          </b>
        </div>
      ) : (
        <p className="muted">None</p>
      )}
    </Card>
  );
}

/** Shows what the owner notes for nobody else. */
export function NotesCard({ client: { notes }, onEdit }: FactCardProps) {
  return (
    <Card title="Private notes" aside={<EditButton of="private notes" onClick={onEdit} />}>
      {notes && <NoteText>{notes}</NoteText>}
      <p className="muted">Only you see this.</p>
    </Card>
  );
}
