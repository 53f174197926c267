import { type ReactNode, useId } from "react";
import classes from "./card.module.css";

interface CardProps {
  title: ReactNode;
  /** A button or a quiet fact beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a title. */
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

/** Cards in columns, each with its own height. */
export const CardGrid = ({ children }: { children: ReactNode }) => <div className={classes.grid}>{children}</div>;
