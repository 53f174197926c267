import { type ReactNode, useId } from "react";
import classes from "./panel.module.css";

interface PanelProps {
  title: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One card of the dashboard with its title. */
export function Panel({ title, aside, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
