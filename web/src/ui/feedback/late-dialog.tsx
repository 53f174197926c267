import { ActionIcon, Skeleton } from "@mantine/core";
import { type ReactNode, Suspense, useLayoutEffect, useRef } from "react";
import { CloseIcon } from "../theme/icons.tsx";
import { Arriving } from "./arriving.tsx";
import { Boundary, Broken } from "./broken.tsx";
import classes from "./late-dialog.module.css";

interface LateDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Stands in the head until the dialog brings its own. */
  title: string;
  /** The dialog, in a bundle of its own. */
  children: ReactNode;
}

/** A dialog that may still have to be fetched. Its sheet stands at once. */
export function LateDialog({ opened, onClose, title, children }: LateDialogProps) {
  const sheet = (content: ReactNode) => opened && <Sheet title={title} onClose={onClose} content={content} />;
  return (
    <Boundary resetKey={opened} fallback={sheet(<Broken />)}>
      <Suspense fallback={sheet(<Outline />)}>{children}</Suspense>
    </Boundary>
  );
}

interface SheetProps {
  title: string;
  onClose: () => void;
  content: ReactNode;
}

/** The browser's own dialog: it needs nothing that would have to be fetched. */
function Sheet({ title, onClose, content }: SheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const field = document.activeElement;
    sheet.current?.showModal();
    // A field that takes what is typed until the dialog's own has come goes on doing so: outside the sheet it could not.
    if (!(field instanceof HTMLInputElement && "early" in field.dataset)) return;
    sheet.current?.append(field);
    field.focus();
    return () => {
      document.body.append(field);
      field.focus();
    };
  }, []);
  return (
    // It stands for the dialog to come, and is found apart from it.
    <dialog
      ref={sheet}
      role="alertdialog"
      aria-label={title}
      className={classes.sheet}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.header}>
        <p className={classes.title}>{title}</p>
        <ActionIcon variant="default" className={classes.close} aria-label="Close" onClick={onClose}>
          <CloseIcon size={18} />
        </ActionIcon>
      </div>
      <div className={classes.main}>{content}</div>
    </dialog>
  );
}

const Outline = () => (
  <Arriving>
    <div role="status" aria-label="Loading" className="stack">
      <Skeleton height={24} width="60%" />
      <Skeleton height={120} radius="lg" />
      <Skeleton height={44} />
    </div>
  </Arriving>
);
