import { Button } from "@mantine/core";
import { type AnswerOf, getAgreements } from "@petcare/contract";
import { type AgreementKind, agreementKinds, agreementNames, localDateOf } from "@petcare/domain";
import { useRead } from "../../lib/api/use-read.ts";
import { fullDay, zone } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { EndDialog, PublishDialog } from "./publish-dialog.tsx";
import { TextDialog } from "./text-dialog.tsx";
import { Unsigned } from "./unsigned.tsx";

type Agreements = AnswerOf<typeof getAgreements>;

const dialogs = ["publish", "end", "read"] as const;

/** The owner's texts, a card each, and who has not signed what. ?publish=key, ?end=key and ?read=key.1 name a dialog. */
export function AgreementSettings() {
  const query = useRead(getAgreements);
  return <Loaded query={query}>{(agreements) => <Cards agreements={agreements} />}</Loaded>;
}

function Cards({ agreements }: { agreements: Agreements }) {
  const { dialog, opening, open, closeOpening } = useDialogInAddress(dialogs);
  const shownDialog = useLastDefined(dialog?.kind);
  const [named = "", version = "1"] = useLastDefined(dialog?.id)?.split(".") ?? [];
  const kind = agreementKinds.find((one) => one === named);
  const shown = { opened: dialog !== undefined, onClose: () => closeOpening(opening) };
  return (
    <div className="stack">
      {agreementKinds.map((one) => (
        <KindCard key={one} kind={one} agreements={agreements} onOpen={open} />
      ))}
      <Unsigned clients={agreements.clients} />
      {kind && shownDialog === "publish" && (
        <PublishDialog key={opening} kind={kind} agreements={agreements} {...shown} />
      )}
      {kind && shownDialog === "end" && <EndDialog kind={kind} agreements={agreements} {...shown} />}
      {kind && shownDialog === "read" && <TextDialog kind={kind} version={version} {...shown} />}
    </div>
  );
}

const about: Record<AgreementKind, string> = {
  service: "What you do, and what clients agree to.",
  key: "That you keep a key, and how.",
  vet: "That you may take a pet to a vet. Each client sets a limit for each pet.",
  photos: "Whether photos may be taken, and shown. A client may say no: then walkers take none.",
};

interface KindCardProps {
  kind: AgreementKind;
  agreements: Agreements;
  onOpen: (dialog: (typeof dialogs)[number], id: string) => void;
}

function KindCard({ kind, agreements, onOpen }: KindCardProps) {
  const { text = null, versions = [] } = agreements.kinds.find((one) => one.kind === kind) ?? {};
  const name = <span className="visually-hidden"> {agreementNames[kind]}</span>;
  const signed = agreements.clients.filter((client) =>
    client.signed.some((one) => one.kind === kind && one.version === versions.length),
  );
  const refused = signed.filter((client) => client.signed.some((one) => one.kind === kind && one.refused));
  return (
    <Card title={agreementNames[kind]} aside={text === null ? "Not asked for" : `Version ${versions.length}`}>
      <p>{about[kind]}</p>
      {text !== null && (
        <p>
          Signed by {count(signed.length, "client")}
          {refused.length > 0 && `, of whom ${refused.length} said no`}.
        </p>
      )}
      <div className="flow gap-10">
        <Button variant={text === null ? "filled" : "light"} onClick={() => onOpen("publish", kind)}>
          {text === null ? "Write the text…" : "Publish another version…"}
          {name}
        </Button>
        {text !== null && (
          <Button variant="default" onClick={() => onOpen("end", kind)}>
            Ask no more…{name}
          </Button>
        )}
      </div>
      {versions.length > 0 && (
        <details>
          <summary>Read its versions</summary>
          <ul>
            {versions.map(({ version, published_at }) => (
              <li key={version}>
                <Button variant="subtle" onClick={() => onOpen("read", `${kind}.${version}`)}>
                  Version {version}, {fullDay(localDateOf(Date.parse(published_at), zone))}
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
