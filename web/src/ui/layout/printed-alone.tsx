import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import classes from "./printed-alone.module.css";

interface PrintedAloneProps {
  /** Follows once the browser has printed, or was told not to. */
  onPrinted: () => void;
  children: ReactNode;
}

/** Prints what is in it, and nothing else of the page, as soon as it is drawn. On the screen it is not seen. */
export function PrintedAlone({ onPrinted, children }: PrintedAloneProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it prints once.
  useEffect(() => {
    window.addEventListener("afterprint", onPrinted);
    window.print();
    return () => window.removeEventListener("afterprint", onPrinted);
  }, []);
  return createPortal(<div className={classes.alone}>{children}</div>, document.body);
}
