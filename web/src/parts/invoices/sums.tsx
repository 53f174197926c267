import type { ReactNode } from "react";
import { formatDollars } from "../../lib/format/dollars.ts";
import classes from "./sums.module.css";

const shown = (dollars: number | string) => (typeof dollars === "number" ? formatDollars(dollars) : dollars);

interface Sum {
  term: ReactNode;
  /** An amount, or words in its place. */
  dollars: number | string;
  /** The sign before it in an equation. */
  sign?: "=" | "+";
}

/** Terms and amounts below each other. */
export const Sums = ({ sums }: { sums: readonly (false | (Sum & { mark?: "total" | "balance" }))[] }) => (
  <dl className={classes.sums}>
    {sums.map(
      (sum, at) =>
        sum && (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sum is its place.
          <div key={at} data-mark={sum.mark} data-sign={sum.sign}>
            <dt>{sum.term}</dt>
            <dd>{shown(sum.dollars)}</dd>
          </div>
        ),
    )}
  </dl>
);

export interface Figure extends Sum {
  /** Below the amount. */
  more?: readonly ReactNode[];
  tone?: "warn" | undefined;
}

/** Large amounts side by side, each with its term and details. */
export const Figures = ({
  figures,
  className = "",
}: {
  figures: readonly Figure[];
  className?: string | undefined;
}) => (
  <dl className={`${classes.figures} ${className}`}>
    {figures.map(({ term, dollars, sign, more = [], tone }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place.
      <div key={at} data-sign={sign} data-tone={tone}>
        <dt>{term}</dt>
        <dd>{shown(dollars)}</dd>
        {/* biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place. */}
        {more.map((words, line) => words && <dd key={line}>{words}</dd>)}
      </div>
    ))}
  </dl>
);
