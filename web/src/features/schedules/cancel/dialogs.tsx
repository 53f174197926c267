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
import { Fact, Facts } from "../../../ui/data/facts.tsx";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import { useWalkerName } from "../data.ts";
import { TellField } from "../tell-field.tsx";
import { type CancelValues, type Effect, type Opened, useCancelForm } from "./data.ts";

interface CancelDialogProps extends Shown {
  /** The id of a visit. */
  id: string;
  /** The first scope. */
  scope?: EditScope;
}

/** Cancels a visit or part of a series, and asks for charge and pay. */
export function CancelDialog({ id, scope: chosen = "occurrence", ...shown }: CancelDialogProps) {
  const { query, opened, form, preview, rule, telling } = useCancelForm(id, chosen, shown.onClose);
  const { answer: whole } = useActPreview(cancelVisit, id, { scope: "occurrence", charge: "all", pay: "all" });
  const walkerName = useWalkerName();
  const client = useClients().find((one) => one.id === opened?.client_id)?.name ?? "The client";
  const walkerId = opened?.occurrence?.values.walker_id;
  const walker = walkerId ? walkerName(walkerId) : undefined;
  const effect = preview.answer?.effect;
  const isOne = form.values.scope === "occurrence";
  return (
    <FormDialog
      above
      {...shown}
      title="Cancel visit"
      width={640}
      form={form}
      action={actionWords(isOne, effect)}
      underWay="Cancelling..."
      keep={isOne ? "Keep the visit" : "Keep the visits"}
      failed="Failed to cancel. Please try again."
      isDanger
      isOff={!opened || form.isSaving}
    >
      <Loaded query={{ ...query, data: opened }}>
        {(schedule) => (
          <div className="stack gap-20">
            <p className="quiet">{leadOf(schedule, walker)}</p>
            {schedule.rrule !== null && <ScopeFields form={form} opened={schedule} />}
            {rule && <p className="quiet">{cancelRuleWords(rule)}: what your price rules say is chosen.</p>}
            <FieldPair>
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
            </FieldPair>
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
            {effect && <Sums effect={effect} client={client} walker={walker} isCurrent={preview.isCurrent} />}
            <p className="quiet">
              {isOne
                ? `You can restore the visit until it is past.${schedule.rrule === null ? "" : " The rest of the series stays."}`
                : "You can restore the series. Completed visits stay as they are."}
            </p>
          </div>
        )}
      </Loaded>
    </FormDialog>
  );
}

/** Asks for the scope, with the number of visits of each. */
function ScopeFields({ form, opened }: { form: FormFields<CancelValues>; opened: Opened }) {
  const following = useActPreview(cancelVisit, opened.id, { scope: "following" }).answer;
  const series = useActPreview(cancelVisit, opened.id, { scope: "series" }).answer;
  const { scope, also_unfinished } = form.values;
  return (
    <div className="stack gap-10">
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

interface SumsProps {
  effect: Effect;
  client: string;
  /** undefined for an unassigned visit. */
  walker: string | undefined;
  isCurrent: boolean;
}

/** The charge, the pay and the rest, for all visits in scope. */
function Sums({ effect, client, walker, isCurrent }: SumsProps) {
  const visits = count(effect.cancelled, "visit");
  const rest = Math.round((effect.charge - effect.pay) * 100) / 100;
  const sums: [term: string, dollars: number][] = [
    [`${client} is charged, ${visits}`, effect.charge],
    ...(walker ? [[`${walker} is paid, ${visits}`, effect.pay] satisfies [string, number]] : []),
    [rest < 0 ? "The business pays" : "Stays with the business", Math.abs(rest)],
  ];
  return (
    <section className="inset" aria-busy={!isCurrent} aria-label="What it comes to">
      <Facts>
        {sums.map(([term, dollars]) => (
          <Fact key={term} term={term}>
            {formatDollars(dollars)}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

/** 'Biscuit & Max, 25 minute walk · Mon, Nov 23, 9 AM–12 PM · Rosa Delgado' */
function leadOf(opened: Opened, walker: string | undefined): string {
  const visit = { ...opened, ...opened.occurrence?.values, ...opened.occurrence };
  return [
    `${petsText(visit.pet_names)}, ${serviceName({ ...visit, service_type: opened.service_type })}`,
    `${shortDay(visit.date)}, ${frameSpan(visit.timeframe)}`,
    ...(walker ? [walker] : []),
  ].join(" · ");
}

/** 'Cancel visit', 'Cancel 18 visits and later ones, charge $252.00' */
function actionWords(isOne: boolean, effect: Effect | undefined): string {
  if (!effect) return "Cancel visit";
  const what = isOne ? "visit" : `${count(effect.cancelled, "visit")}${effect.later === 0 ? "" : " and later ones"}`;
  return `Cancel ${what}${effect.charge > 0 ? `, charge ${formatDollars(effect.charge)}` : ""}`;
}
