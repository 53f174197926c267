import { doorCode } from "@petcare/domain";
import { EditButton } from "../../../parts/people/edit-button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { ClientRecord } from "../client-record.ts";

interface DoorTagCardProps {
  client: ClientRecord;
  onEdit: () => void;
}

/** Whether the home has a tag at its door, by which a walker proves to be there. */
export const DoorTagCard = ({ client: { door_tag: tag }, onEdit }: DoorTagCardProps) => (
  <Card
    title="Door tag"
    aside={<EditButton of="the door tag" label={tag ? "Show or print" : "Make a tag"} onClick={onEdit} />}
  >
    {tag ? (
      <p>
        Walkers can scan it, or type <b>{doorCode(tag)}</b>.
      </p>
    ) : (
      <p className="muted">None. A walker taps “I’m here” instead.</p>
    )}
  </Card>
);
