import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import classes from "./printed-alone.module.css";

interface PrintedAloneProps {
  /** Called when the print dialog has closed. */
  onPrinted: () => void;
  children: ReactNode;
}

/** Prints its children alone, as soon as they are drawn. They are not visible on the screen. */
export function PrintedAlone({ onPrinted, children }: PrintedAloneProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it prints once.
  useEffect(() => {
    window.addEventListener("afterprint", onPrinted);
    window.print();
    return () => window.removeEventListener("afterprint", onPrinted);
  }, []);
  return createPortal(<div className={classes.alone}>{children}</div>, document.body);
}
