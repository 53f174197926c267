import { TextInput } from "@mantine/core";
import { listDuePay } from "@petcare/contract";
import { firstNameOf, type Participant } from "@petcare/domain";
import type { ReactNode } from "react";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { today } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { ShareField } from "../../parts/money/share-field.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import classes from "./deactivate.module.css";
import type { DeactivationForm, Preview } from "./deactivation-form.ts";
import { actionWords, choiceLabel, choicesOf, outcomeWords, whenWords } from "./deactivation-words.ts";
import { ReassignPart, SpreadPart } from "./give-parts.tsx";
import { KeysPart } from "./keys-part.tsx";
import { useDeactivation } from "./use-deactivation.ts";

interface DeactivateDialogProps {
  /** A walker's or a client's. */
  id: string;
  opened: boolean;
  onClose: () => void;
}

/** Ends somebody's sign-in, and asks first what becomes of their visits and keys. */
export function DeactivateDialog({ id, opened, onClose }: DeactivateDialogProps) {
  const walker = useWalkers().find((one) => one.id === id);
  const client = useClients().find((one) => one.id === id);
  const name = walker?.name ?? client?.name ?? "";
  const first = firstNameOf(name) || "them";
  const { query, known, preview, isReady, form } = useDeactivation(id, name, onClose);
  return (
    <FormDialog
      above
      opened={opened}
      onClose={onClose}
      title={name ? `Deactivate ${name}` : "Deactivate"}
      width={680}
      form={form}
      action={actionWords(preview)}
      underWay="Deactivating..."
      keep={`Keep ${first}`}
      failed="Failed to deactivate. Please try again."
      isDanger
      isOff={!known || form.isSaving || (isReady && !preview)}
      summary={
        preview && (
          <>
            <b>{outcomeWords(preview.outcome)}.</b> Reactivating gives back the sign-in, not the visits.
          </>
        )
      }
    >
      {known ? (
        <div className="stack" aria-busy={isReady && !preview}>
          <p className="quiet">Sign-in stops at once; an open session ends at its next request.</p>
          <Figures known={known} unpaid={walker && <Unpaid id={id} />} />
          {known.visits.count > 0 && (
            <Choices form={form} known={known} preview={preview} role={client ? "client" : "walker"} first={first} />
          )}
          {known.keys.length > 0 && <KeysPart keys={known.keys} first={first} />}
        </div>
      ) : (
        <Loaded query={query}>{() => null}</Loaded>
      )}
    </FormDialog>
  );
}

function Figures({ known: { visits, keys }, unpaid }: { known: Preview; unpaid: ReactNode }) {
  return (
    <ul className={classes.figures}>
      <li>
        <b>{count(visits.count, "visit")}</b>
        <span>{whenWords(visits)}</span>
      </li>
      {visits.series > 0 && (
        <li>
          <b>{visits.series} series</b>
          <span>{visits.in_series} of the visits</span>
        </li>
      )}
      <li>
        <b>{count(keys.length, "key")}</b>
        <span>{keys.length === 0 ? "nothing to take back" : "to take back"}</span>
      </li>
      {unpaid}
    </ul>
  );
}

/** Shows what a walker is still to be paid. It is no reason to wait, so that a failure to read it is not told. */
function Unpaid({ id }: { id: string }) {
  const { data } = useRead(listDuePay, { query: { to: today(), walker_id: id } });
  const [due] = data ?? [];
  if (!due) return null;
  return (
    <li>
      <b>{formatDollars(due.sums.total)}</b>
      <span>{due.lines.length === 0 ? "nothing is left to pay" : "not paid yet, stays on the Pay tab"}</span>
    </li>
  );
}

interface ChoicesProps {
  form: ReturnType<typeof useDeactivation>["form"];
  known: Preview;
  preview: Preview | undefined;
  role: Participant;
  first: string;
}

function Choices({ form, known, preview, role, first }: ChoicesProps) {
  const chosen = form.values.do;
  return (
    <>
      <ChoiceButtons
        legend={`What becomes of ${count(known.visits.count, "visit")}?`}
        columns={1}
        options={choicesOf(role).map((value) => ({ value, label: choiceLabel(value, first) }))}
        value={chosen}
        onChange={(choice) => form.set("do", choice)}
      />
      {chosen === "reassign" && <ReassignPart form={form} known={known} />}
      {chosen === "spread" && <SpreadPart form={form} preview={preview ?? known} />}
      {chosen === "cancel" && (
        <CancelPart form={form} known={known} preview={preview} first={role === "walker" ? first : undefined} />
      )}
    </>
  );
}

interface CancelPartProps {
  form: FormFields<DeactivationForm>;
  known: Preview;
  preview: Preview | undefined;
  /** The leaving walker's first name; absent where a client leaves, whose walkers are several. */
  first: string | undefined;
}

/** Asks what clients are charged, what the walker is paid, and why. */
function CancelPart({ form, known, preview, first }: CancelPartProps) {
  const { prices, pay } = known.money;
  const clients = count(known.visits.clients, "client");
  return (
    <div className="stack">
      <div className={classes.shares}>
        <ShareField form={form} of="charge" title="Charged" all={prices} amountDetail="each" />
        <ShareField form={form} of="pay" title={`${first ?? "Walkers"} paid`} all={pay} amountDetail="each" />
      </div>
      <TextInput label="Reason" description="It stays with the visits." autoComplete="off" {...form.text("reason")} />
      {preview && (
        <dl className={classes.sum}>
          <div>
            <dt>
              {clients} charged, {count(known.visits.count, "visit")}
            </dt>
            <dd>{formatDollars(preview.money.charged)}</dd>
          </div>
          <div>
            <dt>{first ? `${first} is paid` : "Walkers are paid"}</dt>
            <dd>{formatDollars(preview.money.paid)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
