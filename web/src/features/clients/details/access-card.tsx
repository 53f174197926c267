import { Button } from "@mantine/core";
import { showClientCodes } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { useCodes } from "../../../lib/api/use-codes.ts";
import { codeNames, codeOrder } from "../../../lib/format/code-words.ts";
import { EditButton } from "../../../parts/people/edit-button.tsx";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { EyeIcon } from "../../../ui/theme/icons.tsx";
import type { ClientRecord } from "../client-record.ts";
import classes from "./access-card.module.css";

interface AccessCardProps {
  client: ClientRecord;
  onEdit: () => void;
}

/** How to get into a home. Codes are hidden until somebody asks, and that they asked is kept. */
export function AccessCard({ client, onEdit }: AccessCardProps) {
  const { codes, busy, error, show, hide } = useCodes(() => call(showClientCodes, { params: { id: client.id } }));
  const known = codeOrder.filter((name) => client.codes.includes(name));
  return (
    <Card title="Access" aside={<EditButton of="access" onClick={onEdit} />}>
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
        <div className={classes.show}>
          <Button
            variant="light"
            leftSection={<EyeIcon size={18} />}
            aria-busy={busy}
            aria-expanded={codes !== undefined}
            onClick={codes ? hide : show}
          >
            {codes ? "Hide codes" : "Show codes"}
          </Button>
          <small className="muted">Showing them is kept in the history.</small>
        </div>
      )}
      {error && <Failure error={error} fallback="Failed to show the codes" />}
    </Card>
  );
}
