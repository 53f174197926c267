import type { ComponentProps, ReactNode } from "react";
import { formatDollars } from "../../lib/format/dollars.ts";
import { Letterhead } from "./letterhead.tsx";
import classes from "./paper.module.css";
import { Sums } from "./sums.tsx";

interface SheetProps extends ComponentProps<typeof Sums> {
  /** The name of the sheet, for screen readers. */
  label: string;
  title: string;
  sub: string;
  to: { word: string; name: string; address?: string | null };
  dates?: ReactNode;
  /** The main sum, with the words above and below it. */
  box: { above: string; dollars: number; below: string };
  /** The lines. */
  children: ReactNode;
  /** The content beside the sums. */
  beside?: ReactNode;
  /** The words at the end. */
  after?: ReactNode;
}

/** A sheet about money, on the screen and on paper: the receiver, the lines and the sums. */
export const Sheet = ({ label, title, sub, to, dates, box, children, beside, sums, after }: SheetProps) => (
  <article className={classes.paper} aria-label={label} data-sheet>
    <Letterhead title={title} sub={sub} />
    <div className={classes.facts}>
      <div className={classes.to}>
        <small>{to.word}</small>
        <b>{to.name}</b>
        {to.address && <p className="muted">{to.address}</p>}
      </div>
      <div>{dates}</div>
      <div className={classes.box}>
        <small>{box.above}</small>
        <strong>{formatDollars(box.dollars)}</strong>
        <small>{box.below}</small>
      </div>
    </div>
    {children}
    <div className={classes.foot}>
      <div>{beside}</div>
      <Sums sums={sums} />
    </div>
    {after}
  </article>
);
