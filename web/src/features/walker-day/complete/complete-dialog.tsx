import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { frameHours, shortDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { useOnline } from "../../../lib/hooks/use-online.ts";
import { localStore } from "../../../lib/session/storage.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { failureToast } from "../../../ui/feedback/toast.tsx";
import type { WalkerVisit } from "../my-schedule.ts";
import classes from "./complete-dialog.module.css";
import {
  alreadyCompleted,
  arrived,
  completionFailure,
  type FieldProblems,
  hasArrived,
  readCompletion,
} from "./completion.ts";
import { useCompleteWalk } from "./use-complete-walk.ts";
import { clearDraft, readDraft, saveDraft, type WalkDraft } from "./walk-draft.ts";

interface CompleteDialogProps {
  visit: WalkerVisit;
  opened: boolean;
  onClose: () => void;
  onCompleted: () => void;
}

const nothing: WalkDraft = { comments: "", photos: "" };

/** Completes a visit. What is typed is kept on this phone until it was sent: it outlives closing, a reload and a lost connection. */
export function CompleteDialog({ visit, opened, onClose, onCompleted }: CompleteDialogProps) {
  const form = useId();
  const online = useOnline();
  const stored = () => readDraft(localStore, visit._id) ?? nothing;
  const [draft, setDraft] = useState(stored);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    // Another tab may have gone on with it.
    if (opened) setDraft(stored());
  }
  const [problems, setProblems] = useState<FieldProblems>();
  const { busy, error, isSuccess, send } = useCompleteWalk(visit, {
    onCompleted: () => {
      setDraft(nothing);
      onCompleted();
      if (opened) onClose();
    },
    onFailed: (failure) => {
      if (!opened) failureToast(completionFailure(failure).message);
    },
  });
  // Somebody else was faster, or the answer was lost: there is nothing left to send.
  const over = visit.status === "completed" && !busy && !isSuccess;

  const write = (change: Partial<WalkDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    setProblems(undefined);
    saveDraft(localStore, visit._id, next, Date.now());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readCompletion(draft);
    if ("body" in read) return send(read.body);
    setProblems(read.problems);
    document.getElementById(`${form}-${read.problems.comments ? "notes" : "photos"}`)?.focus();
  };
  const close = () => {
    if (over) {
      clearDraft(localStore, visit._id);
      onCompleted();
    }
    onClose();
  };

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Complete walk"
      footer={
        <>
          <Button variant="default" onClick={close}>
            {over ? "Close" : "Cancel"}
          </Button>
          {!over && (
            <Button type="submit" form={form} loading={busy}>
              Complete walk
            </Button>
          )}
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={classes.form} aria-busy={busy}>
        <p className={classes.visit}>
          <b>{petsText(visit.pet_names, 50)}</b>
          <br />
          {shortDay(visit.date)}, {frameHours(visit.timeframe)}
        </p>
        {over ? <Over sent={hasArrived(visit, draft)} /> : error && !busy && <Failure error={error} />}
        {!online && !error && (
          <Notice tone="offline">
            You are offline. Your note is saved on this phone: send it when you are back online.
          </Notice>
        )}
        <Textarea
          id={`${form}-notes`}
          label="Additional notes"
          placeholder="How did it go? Your client reads this."
          required
          autosize
          minRows={4}
          maxRows={10}
          data-autofocus
          readOnly={over}
          value={draft.comments}
          error={problems?.comments}
          onChange={(event) => write({ comments: event.currentTarget.value })}
        />
        <Textarea
          id={`${form}-photos`}
          label="Photo URLs"
          description="Optional. Links to your photos, separated by commas."
          placeholder="https://…"
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autosize
          minRows={1}
          maxRows={5}
          readOnly={over}
          value={draft.photos}
          error={problems?.photos}
          onChange={(event) => write({ photos: event.currentTarget.value })}
        />
      </form>
    </Dialog>
  );
}

const Over = ({ sent }: { sent: boolean }) =>
  sent ? <Notice tone="info">{arrived}</Notice> : <Notice tone="danger">{alreadyCompleted}</Notice>;

function Failure({ error }: { error: Error }) {
  const { message, advice } = completionFailure(error);
  return (
    <Notice tone="danger">
      <p>{message}</p>
      {advice && <p>{advice}</p>}
    </Notice>
  );
}
