import type { ReactNode } from "react";
import { AlertIcon } from "../../../ui/theme/icons.tsx";
import { type Conflict, conflictWords } from "./conflict-words.ts";
import classes from "./warning.module.css";

/**
 * Shows what a field's value brings with it, under the field. Screen readers hear it when it comes. It keeps nobody
 * from saving.
 */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <div className={classes.warning}>
          <AlertIcon size={18} />
          <div>{children}</div>
        </div>
      )}
    </div>
  );
}

/** The conflict of one kind, if there is one. */
export function ConflictWarning({
  of,
  kind,
  children,
}: {
  of: readonly Conflict[] | undefined;
  kind: Conflict["kind"];
  children?: ReactNode;
}) {
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

/** Shows what the choice of the walker brings with it. */
export const WalkerWarnings = ({ of }: { of: readonly Conflict[] | undefined }) => (
  <>
    <ConflictWarning of={of} kind="walker_inactive" />
    <ConflictWarning of={of} kind="walker_off" />
    <ConflictWarning of={of} kind="same_night" />
  </>
);
