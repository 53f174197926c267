import "../../../ui/theme/select-styles.ts";
import { NativeSelect } from "@mantine/core";
import { type AnswerOf, getClient, mergeClients } from "@petcare/contract";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { useClients } from "../../../lib/api/people.ts";
import { useCheck } from "../../../lib/api/use-check.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import type { ClientRecord } from "../data.ts";
import type { PartDialogProps } from "./form.tsx";

const failed = "Failed to merge. Please try again.";

const names: Record<string, string> = {
  contact_email: "email",
  phone: "phone",
  address: "home address",
  garage_code: "garage code",
  door_tag: "door tag",
  preferred_walker_id: "preferred walker",
  emergency_contact: "emergency contact",
  access: "codes and parking",
  custom_rates: "rates",
  notes: "private notes",
};

/**
 * Merges another record of the same person, without an account, into this one. ?merge= has the other record's id, or
 * 'any'.
 */
export function MergeDialog({ client, id: otherId, ...shown }: PartDialogProps) {
  const [chosen, choose] = useState(otherId === "any" ? "" : otherId);
  const [isTried, setTried] = useState(false);
  const others = useClients().filter(({ id, has_account }) => id !== client.id && !has_account);
  const { data: other, error } = useCheck({ enabled: chosen !== "" }, getClient, { params: { id: chosen } });
  const sending = useSend({
    mutationFn: (record: ClientRecord) => call(mergeClients, requestOf(client, record)),
    onSuccess: () => toast(`${other?.name ?? "The other record"} is merged into ${client.name}`),
    here: { onSuccess: shown.onClose },
  });
  return (
    <ConfirmDialog
      opened={shown.opened}
      onClose={shown.onClose}
      title={`Merge into ${client.name}`}
      action="Merge the two records"
      underWay="Merging..."
      onConfirm={() => (other ? sending.send(other) : setTried(true))}
      sending={sending}
      failed={failed}
    >
      <NativeSelect
        label="The other record"
        description="Of those without an account"
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        error={isTried && chosen === "" && "Choose a client"}
        errorProps={{ role: "alert" }}
        data={[{ value: "", label: "Choose a client" }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {error && <Failure error={error} fallback={failed} />}
      {other && <Outcome key={other.id} client={client} other={other} />}
    </ConfirmDialog>
  );
}

function Outcome({ client, other }: { client: ClientRecord; other: ClientRecord }) {
  const { data, error } = useCheck({ enabled: true }, mergeClients, {
    ...requestOf(client, other),
    query: { preview: "1" },
  });
  if (error) return <Failure error={error} fallback={failed} />;
  if (!data) return <p role="status">Looking at what changes…</p>;
  return (
    <>
      <Facts>
        <Fact term="Visits">
          {count(data.visits, "visit")} {data.visits === 1 ? "goes" : "go"} to {client.name}, at their prices
        </Fact>
        <Fact term="Money">{moneyText(data, client.name)}</Fact>
        <Fact term="Pets">{data.pets.length > 0 ? petsText(data.pets, 10) : "No other pets"}</Fact>
        <Fact term="Keys">{count(data.keys, "copy", "copies")}</Fact>
        <Fact term="Filled in">{filledText(data)}</Fact>
      </Facts>
      <p>
        What {client.name} has already stays. The record of {other.name} goes, and its invite ends. This cannot be
        undone.
      </p>
    </>
  );
}

/** '$58.00 owed and $14.00 of credit go to Ana Reyes, with all invoices and payments' */
function moneyText({ owed, credit }: AnswerOf<typeof mergeClients>, name: string): string {
  const sums = [owed > 0 && `${formatDollars(owed)} owed`, credit > 0 && `${formatDollars(credit)} of credit`];
  if (!sums.some(Boolean)) return `Nothing is owed or left over. All invoices and payments go to ${name}`;
  return `${sums.filter(Boolean).join(" and ")} go to ${name}, with all invoices and payments`;
}

const filledText = ({ fills }: AnswerOf<typeof mergeClients>) =>
  fills.length > 0 ? fills.map((field) => names[field] ?? field).join(", ") : "Nothing is missing";

const requestOf = (client: ClientRecord, other: ClientRecord) => ({
  params: { id: other.id },
  body: { into: client.id, version: other.version, into_version: client.version },
});
