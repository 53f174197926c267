import { Button, TextInput } from "@mantine/core";
import { messageOf } from "../../../lib/api/api-error.ts";
import { useClients } from "../../../lib/api/people.ts";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import { petsText, serviceName } from "../../../lib/format/words.ts";
import { DangerButton } from "../../../ui/feedback/danger-button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { useWalkerName } from "../edit/use-walker-name.ts";
import classes from "./cancel.module.css";
import type { Opened } from "./cancel-form.ts";
import { CancelScope } from "./cancel-scope.tsx";
import { CancelSum } from "./cancel-sum.tsx";
import { cancelAction, cancellingWords, keepAction } from "./cancel-words.ts";
import { ShareField } from "./share-field.tsx";
import { useCancelForm } from "./use-cancel-form.ts";
import { useWholes } from "./use-cancel-previews.ts";

interface CancelDialogProps {
  /** The id of a visit. */
  id: string;
  opened: boolean;
  onClose: () => void;
}

/** Cancels a visit, or a series from it on, and fixes what is charged and paid for it. */
export function CancelDialog({ id, opened: isOpen, onClose }: CancelDialogProps) {
  const { query, opened, form, preview, progress } = useCancelForm(id, onClose);
  const wholes = useWholes(id);
  const walkerName = useWalkerName();
  const client = useClients().find((one) => one.id === opened?.client_id)?.name ?? "The client";
  const walker = opened?.occurrence?.values.walker_id ? walkerName(opened.occurrence.values.walker_id) : "The walker";
  const effect = preview.answer?.effect;
  const { scope } = form.values;
  return (
    <Dialog
      above
      opened={isOpen}
      onClose={onClose}
      title="Cancel visit"
      width={640}
      keepOnOutsideClick
      problem={form.failure && <Failure error={form.failure} fallback="Failed to cancel. Please try again." />}
      footer={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            {keepAction(scope)}
          </Button>
          <DangerButton type="submit" form={form.id} disabled={!opened || form.isSaving}>
            {form.isSaving ? cancellingWords(progress) : cancelAction(scope, effect)}
          </DangerButton>
        </>
      }
    >
      <Loaded query={{ ...query, data: opened }} failed="Failed to load data. Please try again.">
        {(schedule) => (
          <form {...form.props} className={classes.form}>
            <p className={classes.lead}>{leadOf(schedule, walker)}</p>
            {schedule.rrule !== null && <CancelScope form={form} opened={schedule} />}
            <div className={classes.shares}>
              <ShareField
                form={form}
                of="charge"
                title={`${client} is charged`}
                amounts={wholes?.charge}
                description="Goes on the next invoice."
              />
              {schedule.occurrence?.values.walker_id && (
                <ShareField form={form} of="pay" title={`${walker} is paid`} amounts={wholes?.pay} />
              )}
            </div>
            <TextInput label="Reason" description={`${walker} sees it.`} autoComplete="off" {...form.text("reason")} />
            {preview.error && (
              <Notice tone="warn">{messageOf(preview.error, "What it comes to could not be worked out.")}</Notice>
            )}
            {effect && <CancelSum effect={effect} client={client} walker={walker} isCurrent={preview.isCurrent} />}
            <p className={classes.lead}>
              {scope === "occurrence"
                ? `You can restore the visit until it is past.${schedule.rrule === null ? "" : " The rest of the series stays."}`
                : "You can restore the series. Completed visits stay as they are."}
            </p>
          </form>
        )}
      </Loaded>
    </Dialog>
  );
}

/** 'Biscuit & Max, 25 minute walk · Mon, Nov 23, 9 AM–12 PM · Rosa Delgado' */
function leadOf(opened: Opened, walker: string): string {
  const { date, timeframe, pet_names, service_label } = {
    ...opened,
    ...opened.occurrence?.values,
    ...opened.occurrence,
  };
  const service = serviceName({ service_type: opened.service_type, service_label });
  return `${petsText(pet_names)}, ${service} · ${shortDay(date)}, ${frameSpan(timeframe)} · ${walker}`;
}
