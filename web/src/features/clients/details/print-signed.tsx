import { type AnswerOf, type clientAgreements, getAgreementText } from "@petcare/contract";
import { agreementNames, localDateOf } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { clockTime, fullDay, zone } from "../../../lib/format/time.ts";
import { Letterhead } from "../../../parts/invoices/letterhead.tsx";
import paper from "../../../parts/invoices/paper.module.css";
import { NoteText } from "../../../parts/note-text.tsx";
import { EditButton } from "../../../parts/people/edit-button.tsx";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { PrintedAlone } from "../../../ui/layout/printed-alone.tsx";
import classes from "./print-signed.module.css";

type Signature = AnswerOf<typeof clientAgreements>["signatures"][number];
interface Sheet extends Signature {
  text: string;
}

/**
 * Prints what a client has signed, a sheet for the latest signature of each kind. The texts are read first.
 * @param signatures the latest first
 */
export function PrintSigned({ client, signatures }: { client: string; signatures: readonly Signature[] }) {
  const [sheets, print] = useState<readonly Sheet[]>([]);
  const latest = signatures.filter(({ kind }, at) => signatures.findIndex((one) => one.kind === kind) === at);
  const reading = useSend({ mutationFn: () => Promise.all(latest.map(readSheet)), here: { onSuccess: print } });
  return (
    <>
      <EditButton of="what is signed" label="Print" onClick={() => reading.send(undefined)} />
      {reading.error && <Failure error={reading.error} fallback="The text could not be loaded. Please try again." />}
      {sheets.length > 0 && (
        <PrintedAlone onPrinted={() => print([])}>
          {sheets.map((sheet) => (
            <SignedSheet key={sheet.id} client={client} sheet={sheet} />
          ))}
        </PrintedAlone>
      )}
    </>
  );
}

async function readSheet(signature: Signature): Promise<Sheet> {
  const { kind, version } = signature;
  const { text } = await call(getAgreementText, { params: { kind, version: String(version) } });
  return { ...signature, text };
}

function SignedSheet({ client, sheet }: { client: string; sheet: Sheet }) {
  const { kind, version, text, name, refused, limits, signed_at, sha256, on_paper } = sheet;
  return (
    <article className={`${paper.paper} ${classes.sheet}`} aria-label={agreementNames[kind]}>
      <Letterhead title={agreementNames[kind]} sub={`Version ${version}`} />
      <NoteText>{text}</NoteText>
      <Facts>
        <Fact term="Client">{client}</Fact>
        {on_paper && <Fact term="Signed on paper on">{fullDay(on_paper)}</Fact>}
        {!on_paper && <Fact term={refused ? "Said no as" : "Signed as"}>{name}</Fact>}
        {limits.map(({ pet, limit }) => (
          <Fact key={pet} term={`Limit for ${pet}`}>
            {formatDollars(limit)}
          </Fact>
        ))}
        <Fact term="Time">
          {fullDay(localDateOf(Date.parse(signed_at), zone))}, {clockTime(signed_at)} ({zone})
        </Fact>
        <Fact term="SHA-256 of the text">
          {sha256.slice(0, 32)} {sha256.slice(32)}
        </Fact>
      </Facts>
    </article>
  );
}
