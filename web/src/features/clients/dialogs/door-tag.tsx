import { Button, Group } from "@mantine/core";
import { business } from "@petcare/business";
import { doorCode, doorTagLength, doorTagLink, legible } from "@petcare/domain";
import { useState } from "react";
import { useSend } from "../../../lib/api/use-send.ts";
import { QrCode } from "../../../parts/qr-code.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { PrintedAlone } from "../../../ui/layout/printed-alone.tsx";
import { PrintIcon } from "../../../ui/theme/icons.tsx";
import { saveClient } from "../data.ts";
import classes from "./dialogs.module.css";
import { type PartDialogProps, RemoveButton } from "./form.tsx";

/** Makes, prints, replaces and removes the tag at the door of a client's home. */
export function DoorTagDialog({ client, opened, onClose }: PartDialogProps) {
  const { door_tag: tag, name } = client;
  const [printing, setPrinting] = useState(false);
  const making = useSend<void, void>({
    mutationFn: () => saveClient(client, { door_tag: newDoorTag() }),
    onSuccess: () => toast("Door tag made"),
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Door tag"
      width={460}
      problem={making.error && <Failure error={making.error} fallback="Failed to save" />}
      leave="Close"
      footer={
        tag ? (
          <Button leftSection={<PrintIcon size={18} />} onClick={() => setPrinting(true)}>
            Print
          </Button>
        ) : (
          <Button loading={making.busy} onClick={() => making.send()}>
            Make a tag
          </Button>
        )
      }
    >
      {tag ? (
        <div className="stack">
          <TagSheet tag={tag} />
          <p>Put it inside the door, where only people who come in see it. It opens nothing.</p>
          <Group gap={0}>
            <RemoveButton
              client={client}
              change={() => ({ door_tag: newDoorTag() })}
              title={`Replace the door tag of ${name}?`}
              action="Replace"
              underWay="Replacing..."
              done="Door tag replaced. Print the new one."
            >
              The printed tag counts no more, at once. Print the new one and put it in its place.
            </RemoveButton>
            <RemoveButton
              client={client}
              change={() => ({ door_tag: null })}
              title={`Remove the door tag of ${name}?`}
              done="Door tag removed"
              onDone={onClose}
            >
              The printed tag counts no more, at once. Walkers tap “I’m here” instead.
            </RemoveButton>
          </Group>
        </div>
      ) : (
        <p>
          A printed tag proves that a walker stood at the right door. They scan it, or type its six characters, also
          without a signal. It is optional.
        </p>
      )}
      {tag && printing && (
        <PrintedAlone onPrinted={() => setPrinting(false)}>
          <TagSheet tag={tag} />
        </PrintedAlone>
      )}
    </Dialog>
  );
}

/** The printed sheet. It names no client, because a finder must not learn the home. */
const TagSheet = ({ tag }: { tag: string }) => (
  <section className={classes.sheet} aria-label="Door tag">
    <b>{business.name}</b>
    <QrCode text={doorTagLink(location.origin, tag)} label="QR code of the door tag" />
    <p className={classes.code}>{doorCode(tag)}</p>
    <small>Walkers: “Scan the door” in Today</small>
  </section>
);

/** Makes a random tag. Each letter is equally likely. */
function newDoorTag(): string {
  const fair = 256 - (256 % legible.length);
  let tag = "";
  while (tag.length < doorTagLength) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) tag += legible[byte % legible.length];
  }
  return tag;
}
