import { useEffect, useRef } from "react";

/** Each dialog gives the focus back to what had it, which may be the dialog before it. This gives it back to the page. */
export function useFocusBack(open: boolean): void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (open) {
      opener.current = document.activeElement;
      return;
    }
    // After the dialog's own try.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [open]);
}
