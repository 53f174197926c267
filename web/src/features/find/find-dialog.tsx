import "../../ui/theme/modal-styles.ts";
import { Modal } from "@mantine/core";
import { Find } from "./find.tsx";
import classes from "./find-dialog.module.css";

interface FindDialogProps {
  opened: boolean;
  onClose: () => void;
  screens: readonly { path: string; label: string }[];
}

/** The owner's way to anybody and anything: clients, pets, walkers, phone numbers, screens and what can be done. */
export function FindDialog({ opened, onClose, screens }: FindDialogProps) {
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={660}
      yOffset="10dvh"
      classNames={{ inner: classes.inner ?? "", content: classes.content ?? "" }}
    >
      <Modal.Overlay className={classes.overlay} />
      <Modal.Content aria-label="Search or jump to" radius="lg">
        <Find screens={screens} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}
