import { Textarea } from "@mantine/core";
import { declineRequest } from "@petcare/contract/schemas";
import { firstNameOf, maxRequestWords } from "@petcare/domain";
import { call } from "../../lib/api/api.ts";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { textOrNull } from "../../ui/form/typed-text.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { type OwnersRequest, readRequestsAgain, requestText } from "./request-text.ts";

interface DeclineDialogProps {
  request: OwnersRequest;
  opened: boolean;
  onClose: () => void;
}

/** Says no, with words for whoever asks: why, or what would suit instead. */
export function DeclineDialog({ request, opened, onClose }: DeclineDialogProps) {
  const { _id: id, client, kind } = request;
  const name = firstNameOf(client.name);
  const { head, detail } = requestText(request);
  const form = useContractForm({
    fields: useFields({ words: "" }),
    schema: declineRequest.body,
    toBody: ({ words }) => ({ words: textOrNull(words) }),
    save: (body) => call(declineRequest, { params: { id }, body }),
    onSaved: () => {
      readRequestsAgain();
      toast(`Declined: ${head}`);
    },
    next: onClose,
    onFailed: readRequestsAgain,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`Decline ${name}’s request`}
      form={form}
      action="Decline"
      underWay="Sending..."
      failed="This could not be sent. Please try again."
    >
      <p>
        <b>{head}</b>
        <br />
        {detail}
      </p>
      <Textarea
        label="Words"
        description={kind === "meet" ? `${name} gets an email only with words.` : `${name} reads them.`}
        placeholder={kind === "meet" ? undefined : "The evening would suit: please ask for that"}
        maxLength={maxRequestWords}
        autosize
        minRows={2}
        {...form.text("words")}
      />
    </FormDialog>
  );
}
