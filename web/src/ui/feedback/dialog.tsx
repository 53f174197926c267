import "../theme/modal-styles.ts";
import { Button, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { CloseIcon } from "../theme/icons.tsx";
import classes from "./dialog.module.css";

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The words of a first button that closes the dialog. */
  leave?: string;
  /** Buttons, always visible at the lower edge. */
  footer?: ReactNode;
  /** A sentence beside the buttons on their effect. */
  summary?: ReactNode;
  /** The failure, above the buttons. */
  problem?: ReactNode;
  children: ReactNode;
  /** In pixels. On a phone the dialog is a sheet at the lower edge. */
  width?: number;
  /** For forms: a click outside must not discard typed text. */
  keepOnOutsideClick?: boolean;
  /** Whether it lies over the dialog that opened it. */
  above?: boolean;
}

/** The props that a screen gives each of its dialogs, as `shown` of `useDialogInAddress`. */
export type Shown = Pick<DialogProps, "opened" | "onClose">;

/** A modal dialog. It keeps the focus inside, closes with Escape, and gives the focus back. */
export function Dialog({
  opened,
  onClose,
  title,
  leave,
  footer,
  summary,
  problem,
  children,
  width = 560,
  keepOnOutsideClick = false,
  above = false,
}: DialogProps) {
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      centered
      // With a transform, a calendar inside could not reach over the edge.
      transitionProps={{ transition: "fade" }}
      zIndex={above ? 210 : 200}
      closeOnClickOutside={!keepOnOutsideClick}
      classNames={{ inner: classes.inner ?? "", content: classes.content ?? "" }}
    >
      <Modal.Overlay className={classes.overlay} />
      <Modal.Content radius="xl">
        <div className={classes.header}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton className={classes.close} aria-label="Close" icon={<CloseIcon size={18} />} />
        </div>
        <Modal.Body className={classes.body}>
          <div className={classes.main}>{children}</div>
          {(leave ?? footer) && (
            <div className={classes.footer}>
              {problem && <div className={classes.problem}>{problem}</div>}
              {summary && <div className={classes.summary}>{summary}</div>}
              {leave && (
                <Button variant="default" onClick={onClose}>
                  {leave}
                </Button>
              )}
              {footer}
            </div>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
