import { Button } from "@mantine/core";
import { completeWalk } from "@petcare/contract";
import { isUnreachable, messageOf } from "../../../lib/api/api-error.ts";
import { useIsSending } from "../../../lib/api/use-send.ts";
import { hasOutbox } from "../../../lib/day/outbox-state.ts";
import type { ShownVisit } from "../../../lib/day/shown-visit.ts";
import { sendReport } from "../../../lib/day/use-outbox.ts";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { useOnline } from "../../../lib/hooks/use-online.ts";
import { canStore } from "../../../lib/session/seal.ts";
import { CompletionFields } from "../../../parts/visits/completion-fields.tsx";
import { type CompletionValues, completionRules } from "../../../parts/visits/completion-rules.ts";
import { Boundary } from "../../../ui/feedback/broken.tsx";
import { Dialog, type Shown } from "../../../ui/feedback/dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";
import { saveOnKeys } from "../../../ui/form/save-on-keys.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { draftName, forgetDraft, useWalkDraft } from "../drafts.ts";
import { resultText, unsentText } from "../words.ts";
import { CareTicks, PhotoPicker } from "./complete-fields.tsx";
import classes from "./dialogs.module.css";

interface CompleteDialogProps extends Shown {
  visit: ShownVisit;
  onCompleted: () => void;
}

/** Completes a visit with the walker's note. */
export function CompleteDialog({ visit, opened, onClose, onCompleted }: CompleteDialogProps) {
  const online = useOnline();
  const form = useCompletionForm(visit, {
    opened,
    onCompleted: () => {
      onCompleted();
      if (opened) onClose();
    },
    onFailed: (error) => {
      if (!opened) failureToast(completionFailure(error));
    },
  });
  // The office was faster, another tab has reported, or an answer was lost: there is nothing to send.
  const isReported = visit.status === "completed" || visit.unsent?.act === "done";
  const over = isReported && !form.isSaving && !form.isSaved;
  const state = over ? overState(visit, form.values) : openState(form.failure, online);

  const close = () => {
    if (over) {
      forgetDraft(draftName(visit._id));
      onCompleted();
    }
    onClose();
  };

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Complete walk"
      leave={over ? "Close" : "Cancel"}
      footer={
        !over && (
          <Button type="submit" form={form.id} loading={form.isSaving}>
            Complete walk
          </Button>
        )
      }
    >
      <form {...form.props} onKeyDown={saveOnKeys} className="stack" aria-busy={form.isSaving}>
        <p className={classes.visit}>
          <b>{petsText(visit.pet_names, 50)}</b>
          <br />
          {shortDay(visit.date)}, {frameSpan(visit.timeframe)}
        </p>
        {state && <Notice tone={state.tone}>{state.words}</Notice>}
        {!over && (
          <CareTicks visit={visit} ticks={form.values.ticks ?? []} onChange={(ticks) => form.change({ ticks })} />
        )}
        {!over && visit.no_photos && <Notice tone="warn">No photos: {visit.client.name} has said no to them.</Notice>}
        {!over && !visit.no_photos && canStore() && (
          <Boundary fallback={null}>
            <PhotoPicker
              visit={visit._id}
              ids={form.values.photo_ids ?? []}
              onChange={(photo_ids) => form.change({ photo_ids })}
            />
          </Boundary>
        )}
        <CompletionFields form={form} readOnly={over} withoutPhotos={visit.no_photos} />
      </form>
    </Dialog>
  );
}

interface State {
  tone: "offline" | "info" | "danger";
  words: string;
}

/** Describes a completed visit. The note may have arrived although its answer was lost. */
function overState({ unsent, comments }: ShownVisit, draft: CompletionValues): State {
  if (unsent?.act === "done") return { tone: "offline", words: unsentText(unsent) };
  const isSent = comments !== null && comments === draft.comments.trim();
  return isSent
    ? { tone: "info", words: "Your note has arrived: this walk is completed." }
    : { tone: "danger", words: "This walk is already completed." };
}

function openState(failure: Error | undefined, online: boolean): State | undefined {
  if (failure && isUnreachable(failure)) return { tone: "offline", words: completionFailure(failure) };
  if (!online) return { tone: "offline", words: hasOutbox() ? willBeSent : noSignal };
  return failure && { tone: "danger", words: completionFailure(failure) };
}

const noSignal = "No signal. Your note is kept: send it when you are back online.";
const willBeSent = "No signal. Your note is kept on this phone, and sent by itself.";

const completionFailure = (error: Error): string =>
  messageOf(error, isUnreachable(error) ? noSignal : "Failed to mark walk as completed");

interface Outcomes {
  opened: boolean;
  onCompleted: () => void;
  onFailed: (error: Error) => void;
}

/** The form of the note. It sends one request at a time, even if the dialog is closed and opened meanwhile. */
function useCompletionForm(visit: ShownVisit, { opened, onCompleted, onFailed }: Outcomes) {
  const mutationKey = [completeWalk.name, visit._id];
  const fields = useWalkDraft(visit._id, opened);
  const form = useContractForm({
    ...completionRules,
    fields,
    mutationKey,
    save: ({ comments, photo_urls = [], photo_ids, ticks = [] }) => {
      const photos = visit.no_photos ? { photo_urls: [] } : { photo_urls, ...(photo_ids && { photo_ids }) };
      const words = { comments, ...photos, ticks };
      return sendReport(visit, { done: { at: new Date().toISOString(), how: "tap", ...words } });
    },
    onSaved: (_, result) => {
      onCompleted();
      toast(resultText(result, petsText(visit.pet_names), "Walk completed"));
    },
    onFailed: (error) => onFailed(error),
  });
  return { ...form, change: fields.change, isSaving: useIsSending(mutationKey) };
}
