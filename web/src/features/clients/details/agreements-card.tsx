import "../../../ui/theme/checkbox-styles.ts";
import { Checkbox } from "@mantine/core";
import { clientAgreements, getClient, notePaper } from "@petcare/contract";
import { type AgreementKind, agreementList, agreementNames, type LocalDate, localDateOf } from "@petcare/domain";
import { useState } from "react";
import { readAgain } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { clockTime, fullDay, today, zone } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { EditButton } from "../../../parts/people/edit-button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { ClientRecord } from "../client-record.ts";
import { PrintSigned } from "./print-signed.tsx";

/** Shows what a client has signed, the latest first, and what they have not. Without agreements it shows nothing. */
export function AgreementsCard({ client: { id, name: client, has_account } }: { client: ClientRecord }) {
  const { data } = useRead(clientAgreements, { params: { id } });
  const [day, setDay] = useState<LocalDate | "">(today());
  const { send, error, busy } = useSend({
    mutationFn: ({ kind, on_paper }: { kind: AgreementKind; on_paper: LocalDate | null }) =>
      call(notePaper, { params: { id, kind }, body: { on_paper } }),
    onSuccess: () => readAgain(clientAgreements, getClient),
  });
  if (!data || data.signatures.length + data.unsigned.length === 0) return null;
  return (
    <Card
      title="Agreements"
      aside={data.signatures.length > 0 && <PrintSigned client={client} signatures={data.signatures} />}
    >
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
        {data.signatures.map(({ id, kind, version, name, signed_at, limits, refused, on_paper }) => (
          <li key={id}>
            <b>{agreementNames[kind]}</b>, version {version}
            {on_paper ? (
              <p className="quiet">
                Signed on paper on {fullDay(on_paper)}{" "}
                {!data.unsigned.includes(kind) && data.signatures.find((one) => one.kind === kind)?.id === id && (
                  <EditButton of={agreementNames[kind]} label="Undo" onClick={() => send({ kind, on_paper: null })} />
                )}
              </p>
            ) : (
              <p className="quiet">
                {refused ? "No, said" : "Signed"} as {name}, {fullDay(localDateOf(Date.parse(signed_at), zone))},{" "}
                {clockTime(signed_at)}
              </p>
            )}
            {limits.map(({ pet, limit }) => (
              <p key={pet}>
                {pet}: a vet may spend up to {formatDollars(limit)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
