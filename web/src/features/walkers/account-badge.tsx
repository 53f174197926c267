import { CheckIcon } from "../../ui/theme/icons.tsx";
import classes from "./account-badge.module.css";

interface AccountBadgeProps {
  walker: { active: boolean; isAdmin: boolean };
  /** undefined until it is known. */
  hasAccount: boolean | undefined;
}

/** Whether somebody can sign in, as words and a sign. */
export function AccountBadge({ walker, hasAccount }: AccountBadgeProps) {
  if (!walker.active) return <span className={classes.badge}>Inactive</span>;
  if (hasAccount === undefined) return null;
  if (!hasAccount) {
    return (
      <span className={classes.badge} data-state="none">
        No account yet
      </span>
    );
  }
  return (
    <span className={classes.badge} data-state="active">
      <CheckIcon size={14} />
      {walker.isAdmin ? "Owner" : "Active"}
    </span>
  );
}
