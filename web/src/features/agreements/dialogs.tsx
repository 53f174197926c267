import { Textarea } from "@mantine/core";
import { type AnswerOf, getAgreements, getAgreementText } from "@petcare/contract";
import { putAgreement } from "@petcare/contract/schemas";
import { type AgreementKind, agreementNames, maxAgreementText } from "@petcare/domain";
import { patchAnswers } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Dialog, type Shown } from "../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { useSeenVersion } from "../../ui/form/use-seen.ts";
import { drafts } from "./words.ts";

export type Agreements = AnswerOf<typeof getAgreements>;

interface AgreementDialogProps extends Shown {
  kind: AgreementKind;
  agreements: Agreements;
}

const show = (saved: Agreements) => {
  patchAnswers(getAgreements, () => saved);
};

/** Edits the text of an agreement and publishes it. It starts with the present text, or with a draft. */
export function PublishDialog({ kind, agreements, ...shown }: AgreementDialogProps) {
  const { version, onFailed } = useSeenVersion(agreements, true, show);
  const text = agreements.kinds.find((one) => one.kind === kind)?.text ?? null;
  const form = useContractForm({
    fields: useFields({ text: text ?? drafts[kind] }),
    schema: putAgreement.body,
    toBody: ({ text }) => ({ text, version }),
    save: (body) => call(putAgreement, { params: { kind }, body }),
    onSaved: (_, saved) => {
      show(saved);
      toast(`${agreementNames[kind]} published`);
    },
    next: shown.onClose,
    onFailed,
  });
  return (
    <FormDialog
      {...shown}
      form={form}
      title={agreementNames[kind]}
      action="Publish"
      underWay="Publishing..."
      failed="Failed to publish. Please try again."
      width={720}
    >
      <p>
        {text === null
          ? "This is a draft to begin with. Have it read by a lawyer."
          : "Another text is another version: every client is asked to sign it."}
      </p>
      <Textarea label="Text" autosize minRows={8} maxRows={18} maxLength={maxAgreementText} {...form.text("text")} />
    </FormDialog>
  );
}

/** Ends an agreement. No client needs to sign it any more. */
export function EndDialog({ kind, agreements: { version }, ...shown }: AgreementDialogProps) {
  const ending = useSend({
    mutationFn: () => call(putAgreement, { params: { kind }, body: { text: null, version } }),
    onSuccess: (saved) => {
      show(saved);
      toast(`${agreementNames[kind]} is not asked for any more`);
    },
    here: { onSuccess: shown.onClose },
  });
  return (
    <ConfirmDialog
      {...shown}
      title={`Ask no more for the ${agreementNames[kind].toLowerCase()}?`}
      action="Ask no more"
      underWay="Ending..."
      onConfirm={() => ending.send(undefined)}
      sending={ending}
      failed="Failed to save. Please try again."
    >
      <p>Nobody is asked to sign it any more. What was signed is kept.</p>
    </ConfirmDialog>
  );
}

/** Shows a published version of a text. */
export function TextDialog({ kind, version, ...shown }: Shown & { kind: AgreementKind; version: string }) {
  const query = useRead(getAgreementText, { params: { kind, version } });
  return (
    <Dialog {...shown} title={`${agreementNames[kind]}, version ${version}`} width={680}>
      <Loaded query={query} failed="The text could not be loaded. Please try again.">
        {({ text, sha256 }) => (
          <div className="stack">
            <p className="quote">{text}</p>
            <p className="quiet">
              SHA-256 {sha256.slice(0, 32)} {sha256.slice(32)}
            </p>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
