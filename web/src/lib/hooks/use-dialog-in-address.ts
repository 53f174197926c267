import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { type DialogName, dialogIn, withDialog } from "./dialog-in-address.ts";

export interface DialogInAddress<Kind extends string> {
  /** The open dialog, if any. */
  dialog: DialogName<Kind> | undefined;
  /** The open dialog, or the last one, which is drawn while it closes. */
  last: DialogName<Kind> | undefined;
  /**
   * The props of every dialog. `onClose` closes only the opening in which it was drawn: a late answer must not close the
   * next form.
   */
  shown: { opened: boolean; onClose: () => void };
  /** The number of openings. As a React key it gives each opening a new form. */
  opening: number;
  /**
   * Opens a dialog as a step of the history. Going from one dialog to another is no further step. Does nothing once the
   * screen is left.
   */
  open: (kind: Kind, id: string) => void;
  /** Closes the open dialog. */
  close: () => void;
}

/**
 * Keeps the open dialog in the address: ?visit=… opens one, Back closes it, and a reload opens it again.
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

/** Whether a step of the history is under way. All dialogs share it, because a key may reach one that is not drawn again yet. */
let stepping = false;

/** Runs one step for each entry of the history: the second tap of a double tap comes before the first is drawn. */
function useOncePerEntry(): (step: () => void) => void {
  const { key } = useLocation();
  // A layout effect, because a key press may come before a later effect.
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

/** The dialog, or the last one. */
function useLast<Name extends DialogName<string>>(dialog: Name | undefined): Name | undefined {
  const [last, setLast] = useState(dialog);
  if (dialog && !(dialog.kind === last?.kind && dialog.id === last.id)) setLast(dialog);
  return dialog ?? last;
}

/** Counts how often a condition has become true. */
function useCountOf(condition: boolean): number {
  const [{ was, count }, setCount] = useState({ was: condition, count: condition ? 1 : 0 });
  const now = condition && !was ? count + 1 : count;
  if (condition !== was) setCount({ was: condition, count: now });
  return now;
}

/** Holds the latest value for functions from earlier drawings. Undefined once the component is unmounted. */
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

/** Tells whether the component is unmounted, for late answers. */
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
 * Returns the focus to its place after the last dialog, if the dialogs themselves do not.
 * @returns the function that notes the place before the first dialog takes the focus
 */
function useFocusBack(open: boolean): () => void {
  const opener = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A layout effect, because a dialog that opens again takes the focus right after it.
  useLayoutEffect(() => {
    if (open) {
      // A link that opened the dialog still has the focus, unless the dialog was faster.
      const { activeElement } = document;
      if (!dialogOf(activeElement)) opener.current ??= activeElement;
      return;
    }
    // The dialog's own attempt comes first. A dialog that was open from the start makes none.
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
