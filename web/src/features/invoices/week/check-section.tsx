import { Button } from "@mantine/core";
import { hasWords } from "@petcare/domain";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { CheckIcon } from "../../../ui/theme/icons.tsx";
import { atFirst, FindClient } from "../find-client.tsx";
import classes from "./check-section.module.css";

interface CheckSectionProps<Row> {
  /** In the address, so that the rail leads here. */
  id: string;
  title: string;
  /** How many of the rows are not settled. */
  left: number;
  /** Under the title: what the rows are, and what is said where nothing is left. */
  words: string;
  atZero: string;
  dollars?: number;
  /** It waits for money that is late. */
  late?: boolean;
  /** The control that settles all rows at once. */
  action?: ReactNode;
  rows: readonly Row[];
  /** The name by which a row is found, where there are many. */
  nameOf?: (row: Row) => string;
  /** Each row is a list item. */
  children: (row: Row) => ReactNode;
}

/** One list of the checklist: how much is left in it, and each row with the ways to settle it. */
export function CheckSection<Row>(props: CheckSectionProps<Row>) {
  const { id, title, left, words, atZero, dollars, late, action, rows, nameOf, children } = props;
  const heading = useId();
  // Three hundred would push the rest out of sight.
  const [maxShown, setMaxShown] = useState(atFirst);
  const [find, setFind] = useState("");
  const found = nameOf && find ? rows.filter((row) => hasWords([nameOf(row)], find)) : rows;
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // The browser looked for the address' section before the week was there.
  useEffect(() => {
    if (hash === `#${id}`) section.current?.scrollIntoView();
  }, [hash, id]);
  const isDone = left === 0;
  return (
    <section
      ref={section}
      id={id}
      className={classes.check}
      data-done={isDone || undefined}
      data-late={late || undefined}
      aria-labelledby={heading}
    >
      <span className={classes.mark} aria-hidden="true">
        {isDone ? <CheckIcon size={22} /> : left}
      </span>
      <div className={classes.head}>
        <div className={classes.title}>
          <h3 id={heading}>
            {title}
            <span className="visually-hidden">: {isDone ? "settled" : `${left} left`}</span>
          </h3>
          <p>{isDone && rows.length === 0 ? atZero : words}</p>
        </div>
        {!isDone && dollars !== undefined && <b className={classes.sum}>{formatDollars(dollars)}</b>}
        {!isDone && action}
      </div>
      {rows.length > 0 && (
        <div className={classes.body}>
          {nameOf && rows.length > atFirst && <FindClient value={find} onChange={setFind} />}
          <ul>{found.slice(0, maxShown).map(children)}</ul>
          {found.length > maxShown && (
            <Button variant="subtle" size="sm" onClick={() => setMaxShown(rows.length)}>
              {found.length - maxShown} more
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

interface CheckRowProps {
  /** The content that comes first: a day, or how many. */
  first: ReactNode;
  name: string;
  about?: ReactNode;
  dollars?: number;
  /** Why it is carried over. */
  reason?: string | undefined;
  /** The ways to settle it. */
  children: ReactNode;
}

/** A row of one list. */
export const CheckRow = ({ first, name, about, dollars, reason, children }: CheckRowProps) => (
  <li className={classes.row}>
    <p className={classes.first}>{first}</p>
    <p className={classes.who}>
      <b>{name}</b> {about}
      {reason !== undefined && <small>Carried over: {reason}</small>}
    </p>
    <b className={classes.amount}>{dollars === undefined ? "" : formatDollars(dollars)}</b>
    <div className={classes.acts}>{children}</div>
  </li>
);
