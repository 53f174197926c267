import { Button } from "@mantine/core";
import { type AnswerOf, type clientAgreements, getAgreementText } from "@petcare/contract";
import { agreementNames, localDateOf } from "@petcare/domain";
import { useState } from "react";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { clockTime, fullDay, zone } from "../../../lib/format/time.ts";
import { NoteText } from "../../../parts/note-text.tsx";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { PrintedAlone } from "../../../ui/layout/printed-alone.tsx";

interface SignedDialogProps {
  client: string;
  signature: AnswerOf<typeof clientAgreements>["signatures"][number];
  opened: boolean;
  onClose: () => void;
}

/** A text with its signature, to read and to print as it stands. */
export function SignedDialog({ client, signature, ...shown }: SignedDialogProps) {
  const { kind, version, name, refused, limits, signed_at, sha256, on_paper } = signature;
  const query = useRead(getAgreementText, { params: { kind, version: String(version) } });
  const [printing, setPrinting] = useState(false);
  const title = `${agreementNames[kind]}, version ${version}`;
  const signed = (
    <Loaded query={query} failed="The text could not be loaded. Please try again.">
      {({ text }) => (
        <div className="stack">
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
        </div>
      )}
    </Loaded>
  );
  return (
    <>
      <Dialog {...shown} title={title} width={680} footer={<Button onClick={() => setPrinting(true)}>Print</Button>}>
        {signed}
      </Dialog>
      {printing && (
        <PrintedAlone onPrinted={() => setPrinting(false)}>
          <h2>{title}</h2>
          {signed}
        </PrintedAlone>
      )}
    </>
  );
}
