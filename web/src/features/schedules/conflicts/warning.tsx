import type { ReactNode } from "react";
import { AlertIcon } from "../../../ui/theme/icons.tsx";
import classes from "./screen.module.css";
import { type Conflict, conflictWords } from "./words.ts";

/** Warns under a field. Screen readers read the warning out, and saving stays possible. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <div role="status">
    {children && (
      <div className={classes.warning}>
        <AlertIcon size={18} />
        <div>{children}</div>
      </div>
    )}
  </div>
);

interface ConflictWarningProps {
  of: readonly Conflict[] | undefined;
  kind: Conflict["kind"];
  children?: ReactNode;
}

/** Warns of the conflict of a kind, if there is one. */
export function ConflictWarning({ of, kind, children }: ConflictWarningProps) {
  const conflict = of?.find((found) => found.kind === kind);
  const words = conflict && conflictWords(conflict);
  return (
    <Warning>
      {words && (
        <>
          <b>{words.lead}</b>
          {words.rest} {children}
        </>
      )}
    </Warning>
  );
}
