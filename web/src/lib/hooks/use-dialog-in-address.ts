import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { type DialogName, dialogIn, withDialog } from "./dialog-in-address.ts";

export interface DialogInAddress<Kind extends string> {
  /** The open dialog; undefined while there is none. */
  dialog: DialogName<Kind> | undefined;
  /** The open dialog, or the last one there was: it is drawn while it closes. */
  last: DialogName<Kind> | undefined;
  /**
   * The props that every dialog takes. Its `onClose` closes the opening in which it was drawn: a late answer must not
   * close the next form.
   */
  shown: { opened: boolean; onClose: () => void };
  /** How many openings there were. As a React key it makes each opening a form of its own. */
  opening: number;
  /**
   * Opens a dialog as a step that Back undoes. Going from one dialog to another is no further step. Where the caller's
   * screen has been left since, nothing opens.
   */
  open: (kind: Kind, id: string) => void;
  /** Closes whichever dialog is open. */
  close: () => void;
}

/**
 * Dialogs whose state is the address: ?visit=… opens one, Back closes it, and a reload opens it again.
 * @param kinds the names of the dialogs' parameters, the same list at each call
 */
export function useDialogInAddress<Kind extends string>(kinds: readonly Kind[]): DialogInAddress<Kind> {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const once = useOncePerEntry();
  const dialog = dialogIn(params, kinds);
  const last = useLast(dialog);
  const opening = useCountOf(dialog !== undefined);
  const noteFocus = useFocusBack(dialog !== undefined);

  const leave = () => {
    if (state?.opened) navigate(-1);
    else setParams((current) => withDialog(current, kinds, undefined), { replace: true });
  };
  const latest = useLatest(dialog && { opening, leave });
  const isLeft = useIsLeft();
  const close = () => {
    if (latest.current) once(latest.current.leave);
  };
  return {
    dialog,
    last,
    shown: {
      opened: dialog !== undefined,
      onClose: () => {
        if (latest.current?.opening === opening) close();
      },
    },
    opening,
    open: (kind, id) => {
      if (isLeft.current) return;
      once(() => {
        if (!dialog) noteFocus();
        setParams((current) => withDialog(current, kinds, { kind, id }), {
          replace: dialog !== undefined,
          state: dialog ? state : { opened: true },
        });
      });
    },
    close,
  };
}

/** Whether a dialog's step is under way. All dialogs share it: a key may reach another one that has not been drawn anew. */
let stepping = false;

/** Runs a step once for each entry of the history: a double tap's second tap comes before the first has been drawn. */
function useOncePerEntry(): (step: () => void) => void {
  const { key } = useLocation();
  // With the drawing itself: a key may follow before the browser gets to an effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is over when the address has another key.
  useLayoutEffect(() => {
    stepping = false;
  }, [key]);
  return (step) => {
    if (stepping) return;
    stepping = true;
    step();
  };
}

/** The dialog, or the last one there was. */
function useLast<Name extends DialogName<string>>(dialog: Name | undefined): Name | undefined {
  const [last, setLast] = useState(dialog);
  if (dialog && !(dialog.kind === last?.kind && dialog.id === last.id)) setLast(dialog);
  return dialog ?? last;
}

/** How often a condition has become true. */
function useCountOf(condition: boolean): number {
  const [{ was, count }, setCount] = useState({ was: condition, count: condition ? 1 : 0 });
  const now = condition && !was ? count + 1 : count;
  if (condition !== was) setCount({ was: condition, count: now });
  return now;
}

/** Holds what was drawn last, for callers that were handed out earlier; nothing once the component is gone. */
function useLatest<Value>(value: Value | undefined) {
  const latest = useRef<Value>(undefined);
  useLayoutEffect(() => {
    latest.current = value;
    return () => {
      latest.current = undefined;
    };
  });
  return latest;
}

/** Whether the component is gone, for answers that come late. */
function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}

const dialogOf = (element: Element | null) => element?.closest('[role$="dialog"]');

/**
 * Gives the focus back after the last dialog, where the dialogs themselves do not.
 * @returns notes what has the focus, before the first dialog takes it
 */
function useFocusBack(open: boolean): () => void {
  const opener = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // With the drawing itself: a dialog that opens again takes the focus right after it.
  useLayoutEffect(() => {
    if (open) {
      // A link has opened it, and still has the focus unless the dialog was quicker.
      const { activeElement } = document;
      if (!dialogOf(activeElement)) opener.current ??= activeElement;
      return;
    }
    // A dialog's own attempt comes first. One that is drawn open makes none.
    const closing = dialogOf(document.activeElement);
    timer.current = setTimeout(() => {
      const { activeElement } = document;
      const isLost = activeElement === document.body || (closing && dialogOf(activeElement) === closing);
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      opener.current = null;
    }, 50);
    return () => clearTimeout(timer.current);
  }, [open]);
  return () => {
    clearTimeout(timer.current);
    opener.current = document.activeElement;
  };
}
