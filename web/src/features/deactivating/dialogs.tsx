import "../../ui/theme/select-styles.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { listDuePay } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { frameSpan, fullDay, shortDay, today } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { ShareField } from "../../parts/money/share-field.tsx";
import { ReceiverList } from "../../parts/visits/receiver-list.tsx";
import { Fact, Facts } from "../../ui/data/facts.tsx";
import type { Shown } from "../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { FieldPair } from "../../ui/form/field-pair.tsx";
import { type Choice, type Form, type Preview, useDeactivation } from "./data.ts";
import classes from "./dialogs.module.css";
import { actionWords, choiceLabel, choicesOf, outcomeWords, whenWords } from "./words.ts";

/** Deactivates a walker or a client, and asks what should happen to their visits. */
export function DeactivateDialog({ id, ...shown }: Shown & { id: string }) {
  const walker = useWalkers().find((one) => one.id === id);
  const client = useClients().find((one) => one.id === id);
  const name = walker?.name ?? client?.name ?? "";
  const first = firstNameOf(name) || "them";
  const { query, known, preview, isReady, form } = useDeactivation(id, name, shown.onClose);
  const Part = parts[form.values.do];
  return (
    <FormDialog
      above
      {...shown}
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
            <>
              <ChoiceButtons
                legend={`What becomes of ${count(known.visits.count, "visit")}?`}
                columns={1}
                options={choicesOf(client ? "client" : "walker").map((value) => ({
                  value,
                  label: choiceLabel(value, first),
                }))}
                {...form.field("do")}
              />
              {Part && <Part form={form} known={known} preview={preview} walker={client ? undefined : first} />}
            </>
          )}
          {known.keys.length > 0 && <Keys keys={known.keys} first={first} />}
        </div>
      ) : (
        <Loaded query={query}>{() => null}</Loaded>
      )}
    </FormDialog>
  );
}

const Figures = ({ known: { visits, keys }, unpaid }: { known: Preview; unpaid: ReactNode }) => (
  <ul className={classes.figures}>
    <Figure of={count(visits.count, "visit")}>{whenWords(visits)}</Figure>
    {visits.series > 0 && <Figure of={`${visits.series} series`}>{visits.in_series} of the visits</Figure>}
    <Figure of={count(keys.length, "key")}>{keys.length === 0 ? "nothing to take back" : "to take back"}</Figure>
    {unpaid}
  </ul>
);

const Figure = ({ of, children }: { of: string; children: ReactNode }) => (
  <li className="inset">
    <b>{of}</b>
    <small>{children}</small>
  </li>
);

/** Shows a walker's unpaid pay. Nothing depends on the figure, so a failure to read it stays silent. */
function Unpaid({ id }: { id: string }) {
  const due = useRead(listDuePay, { query: { to: today(), walker_id: id } }).data?.[0];
  if (!due) return null;
  return (
    <Figure of={formatDollars(due.sums.total)}>
      {due.lines.length === 0 ? "nothing is left to pay" : "not paid yet, stays on the Pay tab"}
    </Figure>
  );
}

interface PartProps {
  form: Form;
  /** The last preview, perhaps of another choice. */
  known: Preview;
  /** The preview of the present choice. */
  preview: Preview | undefined;
  /** The first name of the leaving walker; undefined when a client leaves. */
  walker: string | undefined;
}

const ReassignPart = ({ form, known }: PartProps) => (
  <NativeSelect
    label="Walker"
    {...form.text("walker_id")}
    data={[
      { value: "", label: "Please select a walker" },
      ...known.walkers
        .toSorted((one, other) => other.room - one.room)
        .map(({ walker_id, name, room }) => ({
          value: walker_id,
          label: `${name} (room for ${room} of ${known.visits.count})`,
        })),
    ]}
  />
);

/** Shows how many visits each walker gets, lets walkers be left out, and lists the visits without a walker. */
function SpreadPart({ form, known, preview = known }: PartProps) {
  const chosen = form.values.walker_ids ?? preview.walkers.map(({ walker_id }) => walker_id);
  return (
    <div className="stack">
      <ReceiverList
        onChange={(ids) => form.set("walker_ids", ids)}
        receivers={preview.walkers.map(({ walker_id, name, visits, knows, before, after }) => ({
          walker_id,
          name,
          isChosen: chosen.includes(walker_id),
          about: `knows ${knows} of ${count(preview.visits.clients, "client")} · ${before} a week${after === before ? "" : ` → ${after}`}`,
          visits,
          word: visits === 1 ? "visit" : "visits",
        }))}
      />
      {preview.outcome.unassigned > 0 && <FitNobody preview={preview} />}
      <p className="quiet">
        Walker pay for what moves: {formatDollars(preview.money.pay)} for all of them today,{" "}
        {formatDollars(preview.money.new_pay)} at the new walkers’ rates. What clients pay stays.
      </p>
    </div>
  );
}

function FitNobody({ preview: { nobody, outcome } }: { preview: Preview }) {
  const clients = new Map(useClients().map(({ id, name }) => [id, name]));
  const more = outcome.unassigned - nobody.length;
  return (
    <Notice tone="warn">
      <b>
        {outcome.unassigned === 1
          ? "1 visit fits nobody and becomes unassigned"
          : `${outcome.unassigned} visits fit nobody and become unassigned`}
      </b>
      <ul>
        {nobody.map(({ _id, date, timeframe, client_id, pet_names }) => (
          <li key={_id}>
            {shortDay(date)}, {frameSpan(timeframe)}, {petsText(pet_names)}, {clients.get(client_id) ?? "a client"}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </Notice>
  );
}

function CancelPart({ form, known: { visits, money }, preview, walker }: PartProps) {
  return (
    <div className="stack">
      <FieldPair>
        <ShareField form={form} of="charge" title="Charged" all={money.prices} amountDetail="each" />
        <ShareField form={form} of="pay" title={`${walker ?? "Walkers"} paid`} all={money.pay} amountDetail="each" />
      </FieldPair>
      <TextInput label="Reason" description="It stays with the visits." autoComplete="off" {...form.text("reason")} />
      {preview && (
        <Facts>
          <Fact term={`${count(visits.clients, "client")} charged, ${count(visits.count, "visit")}`}>
            <b>{formatDollars(preview.money.charged)}</b>
          </Fact>
          <Fact term={walker ? `${walker} is paid` : "Walkers are paid"}>
            <b>{formatDollars(preview.money.paid)}</b>
          </Fact>
        </Facts>
      )}
    </div>
  );
}

/** The further questions of each choice. */
const parts: Partial<Record<Choice, (props: PartProps) => ReactNode>> = {
  reassign: ReassignPart,
  spread: SpreadPart,
  cancel: CancelPart,
};

const Keys = ({ keys, first }: { keys: Preview["keys"]; first: string }) => (
  <section aria-label="Keys to take back">
    <h3>Keys to take back</h3>
    <ul className="lined rows">
      {keys.map(({ key_id, label, client_id, client_name, since }) => (
        <li key={client_id + key_id}>
          <Link to={`/admin/clients/${client_id}?tab=details`}>
            {label}, {client_name}
          </Link>
          <small>
            {first} has had it since {fullDay(since)}
          </small>
        </li>
      ))}
    </ul>
  </section>
);
