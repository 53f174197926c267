import "../../../ui/theme/checkbox-styles.ts";
import { Checkbox } from "@mantine/core";
import { clientAgreements, getClient, notePaper } from "@petcare/contract";
import { type AgreementKind, agreementList, agreementNames, type LocalDate, localDateOf } from "@petcare/domain";
import { useState } from "react";
import { readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { clockTime, fullDay, today, zone } from "../../../lib/format/time.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { EditButton } from "../../../parts/people/edit-button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { ClientRecord } from "../client-record.ts";
import { SignedDialog } from "./signed-dialog.tsx";

const dialogs = ["signed"] as const;

/** Shows what a client has signed, the latest first, and what they have not. Without agreements it shows nothing. */
export function AgreementsCard({ client: { id, name: client, has_account } }: { client: ClientRecord }) {
  const { data } = useRead(clientAgreements, { params: { id } });
  const { dialog, open, close } = useDialogInAddress(dialogs);
  const last = useLastDefined(data?.signatures.find((one) => one.id === dialog?.id));
  const [day, setDay] = useState<LocalDate | "">(today());
  const { send, error, busy } = useSend({
    mutationFn: ({ kind, on_paper }: { kind: AgreementKind; on_paper: LocalDate | null }) =>
      call(notePaper, { params: { id, kind }, body: { on_paper } }),
    onSuccess: () => readAgain(clientAgreements, getClient),
  });
  if (!data || data.signatures.length + data.unsigned.length === 0) return null;
  return (
    <Card title="Agreements">
      {data.unsigned.length > 0 && (
        <p>
          <b>Not signed</b>: {agreementList(data.unsigned)}
        </p>
      )}
      {data.unsigned.length > 0 && !has_account && (
        <div className="stack">
          <DateField label="Signed on paper on" value={day} onChange={setDay} past />
          {data.unsigned.map((kind) => (
            <Checkbox
              key={kind}
              label={agreementNames[kind]}
              checked={false}
              disabled={busy || !day}
              onChange={() => day && send({ kind, on_paper: day })}
            />
          ))}
        </div>
      )}
      {error && <Failure error={error} fallback="This could not be saved. Please try again." />}
      <ul className="stack">
        {data.signatures.map(({ id, kind, version, name, signed_at, refused, on_paper }) => (
          <li key={id}>
            <b>{agreementNames[kind]}</b>, version {version}{" "}
            <EditButton
              of={`${agreementNames[kind]}, version ${version}`}
              label="Read"
              onClick={() => open("signed", id)}
            />
            <p className="quiet">
              {on_paper
                ? `Signed on paper on ${fullDay(on_paper)} `
                : `${refused ? "No, said" : "Signed"} as ${name}, ${fullDay(localDateOf(Date.parse(signed_at), zone))}, ${clockTime(signed_at)}`}
              {on_paper &&
                !data.unsigned.includes(kind) &&
                data.signatures.find((one) => one.kind === kind)?.id === id && (
                  <EditButton of={agreementNames[kind]} label="Undo" onClick={() => send({ kind, on_paper: null })} />
                )}
            </p>
          </li>
        ))}
      </ul>
      {last && <SignedDialog client={client} signature={last} opened={dialog !== undefined} onClose={close} />}
    </Card>
  );
}
