import { type ReactNode, useId } from "react";
import classes from "./card.module.css";

interface CardProps {
  title: ReactNode;
  /** Beside the title: what can be done, or a quiet fact. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a title of its own. */
export function Card({ title, aside, children }: CardProps) {
  const heading = useId();
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <div className={classes.head}>
        <h3 id={heading}>{title}</h3>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}

/** Cards side by side where there is room, each as high as it needs. */
export const CardGrid = ({ children }: { children: ReactNode }) => <div className={classes.grid}>{children}</div>;
