import { Button, Group } from "@mantine/core";
import { business } from "@petcare/business";
import { getAgreements } from "@petcare/contract";
import {
  type AgreementKind,
  agreementKinds,
  agreementList,
  agreementNames,
  firstNameOf,
  localDateOf,
} from "@petcare/domain";
import { Link } from "react-router-dom";
import { useRead } from "../../lib/api/use-read.ts";
import { mailLink, textLink } from "../../lib/format/contact-links.ts";
import { fullDay, zone } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { type Agreements, EndDialog, PublishDialog, TextDialog } from "./dialogs.tsx";

const dialogs = ["publish", "end", "read"] as const;

/** The owner's agreements, and clients who lack signatures. ?publish=key, ?end=key and ?read=key.1 open dialogs. */
export function AgreementSettings() {
  const query = useRead(getAgreements);
  return <Loaded query={query}>{(agreements) => <Cards agreements={agreements} />}</Loaded>;
}

function Cards({ agreements }: { agreements: Agreements }) {
  const { last, shown, opening, open } = useDialogInAddress(dialogs);
  const [named, version = "1"] = last?.id.split(".") ?? [];
  const kind = agreementKinds.find((one) => one === named);
  const left = agreements.clients.filter(({ unsigned }) => unsigned.length > 0);
  return (
    <div className="stack">
      {agreementKinds.map((one) => (
        <KindCard key={one} kind={one} agreements={agreements} onOpen={open} />
      ))}
      {left.length > 0 && (
        <Card title="Not signed" aside={`${left.length}`}>
          <ul className="lined rows">
            {left.map((client) => (
              <li key={client.id}>
                <div>
                  <Link to={`/admin/clients/${client.id}?tab=details`}>{client.name}</Link>
                  <p className="quiet">{agreementList(client.unsigned)}</p>
                </div>
                <Reminder client={client} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {kind && last?.kind === "publish" && (
        <PublishDialog key={opening} kind={kind} agreements={agreements} {...shown} />
      )}
      {kind && last?.kind === "end" && <EndDialog key={opening} kind={kind} agreements={agreements} {...shown} />}
      {kind && last?.kind === "read" && <TextDialog kind={kind} version={version} {...shown} />}
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
      <Group gap={10}>
        <Button variant={text === null ? "filled" : "light"} onClick={() => onOpen("publish", kind)}>
          {text === null ? "Write the text…" : "Publish another version…"}
          {name}
        </Button>
        {text !== null && (
          <Button variant="default" onClick={() => onOpen("end", kind)}>
            Ask no more…{name}
          </Button>
        )}
      </Group>
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

function Reminder({ client }: { client: Agreements["clients"][number] }) {
  const { has_account, email, phone, name, unsigned } = client;
  if (!has_account) return <small>has no account yet</small>;
  const first = firstNameOf(name);
  const words = `Hi ${first}, please read and sign: ${agreementList(unsigned)}. ${location.origin}/client`;
  const href = email
    ? mailLink(email, { subject: `Please sign, ${business.name}`, text: words })
    : phone && textLink(phone, words);
  return href ? <a href={href}>Remind {first}</a> : null;
}
