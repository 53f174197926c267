import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./dialog.module.css";
import { CloseIcon } from "./icons.tsx";

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Buttons, always in sight at the lower edge. */
  footer?: ReactNode;
  children: ReactNode;
  /** Its width where there is room; a phone gets a sheet from below. */
  width?: number;
}

/** A modal: keeps the focus inside, closes with Escape, and gives the focus back. */
export function Dialog({ opened, onClose, title, footer, children, width = 560 }: DialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={width}
      centered
      padding={0}
      radius="xl"
      overlayProps={{ className: classes.overlay }}
      closeButtonProps={{ "aria-label": "Close", icon: <CloseIcon size={18} /> }}
      classNames={{
        root: classes.root ?? "",
        inner: classes.inner ?? "",
        content: classes.content ?? "",
        header: classes.header ?? "",
        title: classes.title ?? "",
        close: classes.close ?? "",
        body: classes.body ?? "",
      }}
    >
      <div className={classes.main}>{children}</div>
      {footer && <div className={classes.footer}>{footer}</div>}
    </Modal>
  );
}
