import classes from "./avatar.module.css";
import { initials } from "./initials.ts";

/** A person's initials on their colour; it stands beside the name and says nothing by itself. */
export function Avatar({ name, color }: { name: string; color: string }) {
  return (
    <span className={classes.avatar} style={{ "--c": color }} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
