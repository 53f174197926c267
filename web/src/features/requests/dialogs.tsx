import { Button, Group, Textarea } from "@mantine/core";
import { business } from "@petcare/business";
import { declineRequest } from "@petcare/contract/schemas";
import { firstNameOf, maxRequestWords } from "@petcare/domain";
import { call } from "../../lib/api/api.ts";
import { mailLink, textLink } from "../../lib/format/contact-links.ts";
import { inFours } from "../../lib/format/in-fours.ts";
import { copyText } from "../../ui/feedback/copy-text.ts";
import { Dialog, type Shown } from "../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { textOrNull } from "../../ui/form/typed-text.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { CopyIcon } from "../../ui/theme/icons.tsx";
import type { OwnersRequest } from "./data.ts";
import { requestWords } from "./words.ts";

/** Declines a request, perhaps with a message. */
export function DeclineDialog({ request, ...shown }: Shown & { request: OwnersRequest }) {
  const { _id: id, client, kind } = request;
  const name = firstNameOf(client.name);
  const { head, detail } = requestWords(request);
  const isStranger = kind === "meet";
  const form = useContractForm({
    fields: useFields({ words: "" }),
    schema: declineRequest.body,
    toBody: ({ words }) => ({ words: textOrNull(words) }),
    save: (body) => call(declineRequest, { params: { id }, body }),
    onSaved: () => toast(`Declined: ${head}`),
    next: shown.onClose,
  });
  return (
    <FormDialog
      {...shown}
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
        description={isStranger ? `${name} gets an email only with words.` : `${name} reads them.`}
        placeholder={isStranger ? undefined : "The evening would suit: please ask for that"}
        maxLength={maxRequestWords}
        autosize
        minRows={2}
        {...form.text("words")}
      />
    </FormDialog>
  );
}

/** A stranger who gets a referral code. */
export type Invited = Partial<NonNullable<OwnersRequest["stranger"]>> & { name: string };

/** Shows a stranger's referral code, and ways to send it. After a reload the name is unknown. */
export function CodeDialog({ code, invited, ...shown }: Shown & { code: string; invited: Invited | undefined }) {
  const link = `${location.origin}/signup/client?code=${code}`;
  const { phone, email } = invited ?? {};
  const name = invited && firstNameOf(invited.name);
  const sender = `it’s ${firstNameOf(business.owner.name)} from ${business.name}`;
  const text = `${name ? `Hi ${name}` : "Hello"}, ${sender}. Create your account here: ${link}`;
  return (
    <Dialog {...shown} title={`Send ${name ?? "them"} the code`} leave="Close">
      <div className="stack">
        <p>
          <b style={{ letterSpacing: "0.06em", userSelect: "all" }}>{inFours(code)}</b> works once, for two weeks. It
          stands in Settings, under Referral codes.
        </p>
        <Textarea label="Text" readOnly autosize value={text} />
        <Group gap={10}>
          {phone && (
            <Button component="a" href={textLink(phone, text)}>
              Text it
            </Button>
          )}
          {email && (
            <Button component="a" href={mailLink(email, { subject: business.name, text })}>
              Email it
            </Button>
          )}
          <Button variant="default" leftSection={<CopyIcon size={18} />} onClick={() => copyText(text, "Text copied")}>
            Copy text
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}
