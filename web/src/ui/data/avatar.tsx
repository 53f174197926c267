import classes from "./avatar.module.css";
import { initials } from "./initials.ts";

/** A person's initials on their colour. Screen readers skip it, because the name stands beside it. */
export function Avatar({ name, color }: { name: string; color: string }) {
  return (
    <span className={classes.avatar} style={{ "--c": color }} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
