import { Button, Group, Skeleton, TextInput } from "@mantine/core";
import { type AnswerOf, getSubscription, makeSubscription, removeSubscription } from "@petcare/contract";
import { useState } from "react";
import { patchAnswers } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { fullDay, today } from "../../lib/format/time.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { copyText } from "../../ui/feedback/copy-text.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { CopyIcon } from "../../ui/theme/icons.tsx";
import { Section } from "./section.tsx";

const dialogs = ["calendar"] as const;
const failedToMake = "Failed to make an address";

/** Makes a key for the server: 32 random bytes in base64url, 43 characters. */
const randomKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");

/** Makes and removes the secret address. `link` is the address, known only until the screen is left. */
function useAddress(onDone: () => void) {
  const [link, setLink] = useState<string>();
  // After a lost answer, the next try has the same key.
  const [key, setKey] = useState(randomKey);
  const showMadeAt = (made_at: string | null) => {
    patchAnswers(getSubscription, () => ({ made_at }));
    onDone();
  };
  const making = useSend<AnswerOf<typeof makeSubscription>, void>({
    mutationFn: () => call(makeSubscription, { body: { key } }),
    onSuccess: ({ link, made_at }) => {
      setLink(link);
      setKey(randomKey());
      showMadeAt(made_at);
      toast("Address made");
    },
  });
  const removing = useSend<unknown, void>({
    mutationFn: () => call(removeSubscription),
    onSuccess: () => {
      setLink(undefined);
      showMadeAt(null);
      toast("Address removed");
    },
  });
  return { link, making, removing };
}

/** The secret address for a person's own calendar. It is shown only when it is made. */
export function CalendarSection() {
  const subscription = useRead(getSubscription);
  const { dialog, open, shown } = useDialogInAddress(dialogs);
  const { link, making, removing } = useAddress(shown.onClose);
  const question =
    dialog?.id === "remove"
      ? {
          title: "Remove the address?",
          action: "Remove address",
          underWay: "Removing...",
          sending: removing,
          failed: "Failed to remove the address",
        }
      : {
          title: "Make a new address?",
          action: "Make a new address",
          underWay: "Making...",
          sending: making,
          failed: failedToMake,
        };
  return (
    <Section
      title="Calendar subscription"
      about="Your visits in your own calendar, such as Google’s, Apple’s or Outlook’s."
    >
      <Loaded query={subscription} failed="Failed to load the calendar address" loading={<Skeleton height={84} />}>
        {({ made_at }) => (
          <div className="stack">
            {link ? (
              <>
                <TextInput
                  label="Address"
                  readOnly
                  value={link}
                  description="Copy it now, for it is not shown again. Whoever has it can read your visits."
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
                <p className="quiet">Add it to your calendar as a subscription. It may lag a day behind.</p>
              </>
            ) : (
              <p className="quiet">
                {made_at
                  ? `You made an address on ${fullDay(today(Date.parse(made_at)))}. Only its making shows it. It may lag a day behind.`
                  : "No calendar reads your visits. What one shows may lag a day behind."}
              </p>
            )}
            {making.error && !dialog && <Failure error={making.error} fallback={failedToMake} />}
            <Group gap={8}>
              {link && (
                <Button leftSection={<CopyIcon size={18} />} onClick={() => copyText(link, "Address copied")}>
                  Copy
                </Button>
              )}
              {made_at ? (
                <>
                  <Button variant="light" onClick={() => open("calendar", "new")}>
                    Make a new address
                  </Button>
                  <Button variant="subtle" color="brick" onClick={() => open("calendar", "remove")}>
                    Remove
                  </Button>
                </>
              ) : (
                <Button variant="light" onClick={() => making.send()}>
                  {making.busy ? "Making..." : "Make an address"}
                </Button>
              )}
            </Group>
          </div>
        )}
      </Loaded>
      <ConfirmDialog {...shown} {...question} onConfirm={() => question.sending.send()}>
        <p>The present address ends at once. Calendars that read it get nothing more.</p>
      </ConfirmDialog>
    </Section>
  );
}
