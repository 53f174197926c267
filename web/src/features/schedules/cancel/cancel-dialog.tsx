import "../../../ui/theme/checkbox-styles.ts";
import { Checkbox, TextInput } from "@mantine/core";
import { cancelVisit } from "@petcare/contract";
import type { EditScope } from "@petcare/domain";
import { messageOf } from "../../../lib/api/api-error.ts";
import { useClients } from "../../../lib/api/people.ts";
import { useActPreview } from "../../../lib/api/use-act-preview.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import { count, petsText, serviceName } from "../../../lib/format/words.ts";
import { cancelRuleWords } from "../../../parts/money/cancel-rule-words.ts";
import { ShareField } from "../../../parts/money/share-field.tsx";
import { cancelWords } from "../../../parts/series/effect-words.ts";
import { ScopeChoice } from "../../../parts/series/scope-choice.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import { useWalkerName } from "../edit/field-words.ts";
import { TellField } from "../tell-field.tsx";
import classes from "./cancel.module.css";
import type { CancelForm, Effect, Opened } from "./cancel-form.ts";
import { useCancelForm } from "./use-cancel-form.ts";

interface CancelDialogProps {
  /** The id of a visit. */
  id: string;
  /** How much of a series is chosen at first. */
  scope?: EditScope;
  opened: boolean;
  onClose: () => void;
}

/** Cancels a visit, or a series from it on, and fixes what is charged and paid for it. */
export function CancelDialog({ id, scope: chosen = "occurrence", opened: isOpen, onClose }: CancelDialogProps) {
  const { query, opened, form, preview, rule, telling } = useCancelForm(id, chosen, onClose);
  const { answer: whole } = useActPreview(cancelVisit, id, { scope: "occurrence", charge: "all", pay: "all" });
  const walkerName = useWalkerName();
  const client = useClients().find((one) => one.id === opened?.client_id)?.name ?? "The client";
  const walkerId = opened?.occurrence?.values.walker_id;
  const walker = walkerId ? walkerName(walkerId) : undefined;
  const effect = preview.answer?.effect;
  const { scope } = form.values;
  return (
    <FormDialog
      above
      opened={isOpen}
      onClose={onClose}
      title="Cancel visit"
      width={640}
      form={form}
      action={cancelAction(scope, effect)}
      underWay="Cancelling..."
      keep={keepAction(scope)}
      failed="Failed to cancel. Please try again."
      isDanger
      isOff={!opened || form.isSaving}
    >
      <Loaded query={{ ...query, data: opened }}>
        {(schedule) => (
          <div className="stack gap-20">
            <p className="quiet">{leadOf(schedule, walker)}</p>
            {schedule.rrule !== null && <CancelScope form={form} opened={schedule} />}
            {rule && <p className="quiet">{cancelRuleWords(rule)}: what your price rules say is chosen.</p>}
            <div className={classes.shares}>
              <ShareField
                form={form}
                of="charge"
                title={`${client} is charged`}
                all={whole?.effect.charge}
                amountDetail="…"
                description="Goes on the next invoice."
              />
              {walker && (
                <ShareField form={form} of="pay" title={`${walker} is paid`} all={whole?.effect.pay} amountDetail="…" />
              )}
            </div>
            <TextInput
              label="Reason"
              description={walker && `${walker} sees it.`}
              autoComplete="off"
              {...form.text("reason")}
            />
            <TellField telling={telling} checked={form.values.tell} onChange={(tell) => form.set("tell", tell)} />
            {preview.error && (
              <Notice tone="warn">{messageOf(preview.error, "What it comes to could not be worked out.")}</Notice>
            )}
            {effect && <CancelSum effect={effect} client={client} walker={walker} isCurrent={preview.isCurrent} />}
            <p className="quiet">
              {scope === "occurrence"
                ? `You can restore the visit until it is past.${schedule.rrule === null ? "" : " The rest of the series stays."}`
                : "You can restore the series. Completed visits stay as they are."}
            </p>
          </div>
        )}
      </Loaded>
    </FormDialog>
  );
}

/** How much of a series is cancelled, with how many visits that is. */
function CancelScope({ form, opened }: { form: FormFields<CancelForm>; opened: Opened }) {
  const following = useActPreview(cancelVisit, opened.id, { scope: "following" }).answer;
  const series = useActPreview(cancelVisit, opened.id, { scope: "series" }).answer;
  const { scope, also_unfinished } = form.values;
  return (
    <div className={classes.scope}>
      <ScopeChoice
        legend="What to cancel"
        columns={1}
        details={{
          occurrence: opened.occurrence ? shortDay(opened.occurrence.date) : "",
          following: following ? cancelWords(following.effect) : "…",
          series: series ? cancelWords(series.effect) : "…",
        }}
        scope={scope}
        onChange={(chosen) => form.set("scope", chosen)}
        error={form.problems.scope}
      />
      {scope === "series" && (
        <Checkbox
          radius="xs"
          label="Also unfinished past visits"
          description="For a series that was booked by mistake: open visits of the last year go, too."
          checked={also_unfinished}
          onChange={(event) => form.set("also_unfinished", event.currentTarget.checked)}
        />
      )}
    </div>
  );
}

interface CancelSumProps {
  effect: Effect;
  client: string;
  /** Undefined where nobody has the visit. */
  walker: string | undefined;
  isCurrent: boolean;
}

/** Shows what cancelling costs whom, by the visits in scope. */
function CancelSum({ effect, client, walker, isCurrent }: CancelSumProps) {
  const visits = count(effect.cancelled, "visit");
  const rest = Math.round((effect.charge - effect.pay) * 100) / 100;
  return (
    <dl className={classes.sum} aria-busy={!isCurrent} aria-label="What it comes to">
      <div>
        <dt>
          {client} is charged, {visits}
        </dt>
        <dd>{formatDollars(effect.charge)}</dd>
      </div>
      {walker && (
        <div>
          <dt>
            {walker} is paid, {visits}
          </dt>
          <dd>{formatDollars(effect.pay)}</dd>
        </div>
      )}
      <div>
        <dt>{rest < 0 ? "The business pays" : "Stays with the business"}</dt>
        <dd>{formatDollars(Math.abs(rest))}</dd>
      </div>
    </dl>
  );
}

/** 'Biscuit & Max, 25 minute walk · Mon, Nov 23, 9 AM–12 PM · Rosa Delgado' */
function leadOf(opened: Opened, walker: string | undefined): string {
  const { date, timeframe, pet_names, service_label } = {
    ...opened,
    ...opened.occurrence?.values,
    ...opened.occurrence,
  };
  const service = serviceName({ service_type: opened.service_type, service_label });
  return `${petsText(pet_names)}, ${service} · ${shortDay(date)}, ${frameSpan(timeframe)}${walker ? ` · ${walker}` : ""}`;
}

/** The red button: what goes, and what it costs the client. */
function cancelAction(scope: CancelForm["scope"], effect: Effect | undefined): string {
  const what = scope === "occurrence" || !effect ? "visit" : visitsOf(effect);
  return `Cancel ${what}${effect && effect.charge > 0 ? `, charge ${formatDollars(effect.charge)}` : ""}`;
}

/** The button that leaves everything as it is. */
const keepAction = (scope: CancelForm["scope"]): string =>
  scope === "occurrence" ? "Keep the visit" : "Keep the visits";

const visitsOf = ({ cancelled, later }: Effect): string =>
  later === 0 ? count(cancelled, "visit") : `${count(cancelled, "visit")} and later ones`;
