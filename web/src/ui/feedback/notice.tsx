import type { ReactNode } from "react";
import { AlertIcon, CheckIcon, OfflineIcon } from "../theme/icons.tsx";
import classes from "./notice.module.css";

const icons = { danger: AlertIcon, warn: AlertIcon, info: AlertIcon, success: CheckIcon, offline: OfflineIcon };

/** A banner in a screen or form. Screen readers interrupt for a danger (role alert), not for the rest. */
export function Notice({
  tone,
  children,
  action,
}: {
  tone: keyof typeof icons;
  children: ReactNode;
  action?: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <div className={classes.notice} data-tone={tone} role={tone === "danger" ? "alert" : "status"}>
      <Icon size={20} />
      <div className={classes.text}>{children}</div>
      {action}
    </div>
  );
}
