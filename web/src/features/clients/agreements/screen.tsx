import "../../../ui/theme/checkbox-styles.ts";
import { Button, Checkbox } from "@mantine/core";
import { type AnswerOf, clientAgreements, getAgreementText, notePaper } from "@petcare/contract";
import { type AgreementKind, agreementList, agreementNames, type LocalDate, localDateOf } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { clockTime, fullDay, today, zone } from "../../../lib/format/time.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { NoteText } from "../../../parts/note-text.tsx";
import { EditButton } from "../../../parts/people/edit-button.tsx";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { Dialog, type Shown } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PrintedAlone } from "../../../ui/layout/printed-alone.tsx";
import type { ClientRecord } from "../data.ts";

type Agreements = AnswerOf<typeof clientAgreements>;
type Signature = Agreements["signatures"][number];

/** A client's signatures, the latest first, and the unsigned agreements. Draws nothing without either. */
export function AgreementsCard({ client: { id, name, has_account } }: { client: ClientRecord }) {
  const { data } = useRead(clientAgreements, { params: { id } });
  const { last, shown, open } = useDialogInAddress(["signed"]);
  const { send, error, busy } = useSend({
    mutationFn: ({ kind, on_paper }: { kind: AgreementKind; on_paper: LocalDate | null }) =>
      call(notePaper, { params: { id, kind }, body: { on_paper } }),
  });
  if (!data || data.signatures.length + data.unsigned.length === 0) return null;
  const { signatures, unsigned } = data;
  const opened = signatures.find((one) => one.id === last?.id);
  return (
    <Card title="Agreements">
      {unsigned.length > 0 && (
        <p>
          <b>Not signed</b>: {agreementList(unsigned)}
        </p>
      )}
      {unsigned.length > 0 && !has_account && (
        <PaperSigned unsigned={unsigned} busy={busy} onSigned={(kind, on_paper) => send({ kind, on_paper })} />
      )}
      {error && <Failure error={error} fallback="This could not be saved. Please try again." />}
      <ul className="stack">
        {signatures.map((signature) => {
          const { id, kind, on_paper } = signature;
          const isLatest = signatures.find((one) => one.kind === kind)?.id === id;
          return (
            <li key={id}>
              <b>{agreementNames[kind]}</b>, version {signature.version}{" "}
              <EditButton of={titleOf(signature)} label="Read" onClick={() => open("signed", id)} />
              <p className="quiet">
                {signedWords(signature)}{" "}
                {on_paper && isLatest && !unsigned.includes(kind) && (
                  <EditButton of={agreementNames[kind]} label="Undo" onClick={() => send({ kind, on_paper: null })} />
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {opened && <SignedDialog client={name} signature={opened} {...shown} />}
    </Card>
  );
}

const titleOf = ({ kind, version }: Signature) => `${agreementNames[kind]}, version ${version}`;

const timeText = (at: string) => `${fullDay(localDateOf(Date.parse(at), zone))}, ${clockTime(at)}`;

const signedWords = ({ on_paper, refused, name, signed_at }: Signature) =>
  on_paper
    ? `Signed on paper on ${fullDay(on_paper)}`
    : `${refused ? "No, said" : "Signed"} as ${name}, ${timeText(signed_at)}`;

interface PaperSignedProps {
  unsigned: readonly AgreementKind[];
  busy: boolean;
  onSigned: (kind: AgreementKind, day: LocalDate) => void;
}

/** Records that a client without an account has signed an agreement on paper. */
function PaperSigned({ unsigned, busy, onSigned }: PaperSignedProps) {
  const [day, setDay] = useState<LocalDate | "">(today());
  return (
    <div className="stack">
      <DateField label="Signed on paper on" value={day} onChange={setDay} past />
      {unsigned.map((kind) => (
        <Checkbox
          key={kind}
          label={agreementNames[kind]}
          checked={false}
          disabled={busy || !day}
          onChange={() => day && onSigned(kind, day)}
        />
      ))}
    </div>
  );
}

function SignedDialog({ client, signature, ...shown }: Shown & { client: string; signature: Signature }) {
  const { kind, version, name, refused, limits, signed_at, sha256, on_paper } = signature;
  const query = useRead(getAgreementText, { params: { kind, version: String(version) } });
  const [printing, setPrinting] = useState(false);
  const title = titleOf(signature);
  const signed = (
    <Loaded query={query} failed="The text could not be loaded. Please try again.">
      {({ text }) => (
        <div className="stack">
          <NoteText>{text}</NoteText>
          <Facts>
            <Fact term="Client">{client}</Fact>
            {on_paper ? (
              <Fact term="Signed on paper on">{fullDay(on_paper)}</Fact>
            ) : (
              <Fact term={refused ? "Said no as" : "Signed as"}>{name}</Fact>
            )}
            {limits.map(({ pet, limit }) => (
              <Fact key={pet} term={`Limit for ${pet}`}>
                {formatDollars(limit)}
              </Fact>
            ))}
            <Fact term="Time">
              {timeText(signed_at)} ({zone})
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
