import { clientAgreements } from "@petcare/contract";
import { agreementList, agreementNames, localDateOf } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { clockTime, fullDay, zone } from "../../../lib/format/time.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { ClientRecord } from "../client-record.ts";
import { PrintSigned } from "./print-signed.tsx";

/** Shows what a client has signed, the latest first, and what they have not. Without agreements it shows nothing. */
export function AgreementsCard({ client: { id, name: client } }: { client: ClientRecord }) {
  const { data } = useRead(clientAgreements, { params: { id } });
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
      <ul className="stack">
        {data.signatures.map(({ id, kind, version, name, signed_at, limits, refused }) => (
          <li key={id}>
            <b>{agreementNames[kind]}</b>, version {version}
            <p className="quiet">
              {refused ? "No, said" : "Signed"} as {name}, {fullDay(localDateOf(Date.parse(signed_at), zone))},{" "}
              {clockTime(signed_at)}
            </p>
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
