import { Button, Group } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { CheckIcon } from "../../../ui/theme/icons.tsx";
import { type Check, leftIn } from "./data.tsx";
import classes from "./screen.module.css";

/** How many rows of a list are shown at first. */
const atFirst = 8;

/** The checklist of a week. */
export const Checks = ({ checks }: { checks: readonly Check[] }) => (
  <div className={classes.checks}>
    {checks.map((check) => (
      <CheckSection key={check.id} check={check} />
    ))}
  </div>
);

function CheckSection({ check }: { check: Check }) {
  const { id, title, words, atZero, late, action, rows } = check;
  const left = leftIn(check);
  const settle = (left > 0 && action?.(left)) || undefined;
  const sum = sumDollars(rows.map(({ dollars = 0 }) => dollars));
  const heading = useId();
  // A long list would push the others out of sight.
  const [isWhole, setWhole] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // The browser looked for the anchor before the week was read.
  useEffect(() => {
    if (hash === `#${id}`) section.current?.scrollIntoView();
  }, [hash, id]);
  const isDone = left === 0;
  const doneWords = rows.length > 0 ? "Those that are left are carried over." : atZero;
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
      <Group gap="4px 16px">
        <div className={classes.title}>
          <h3 id={heading}>
            {title}
            <span className="visually-hidden">: {isDone ? "settled" : `${left} left`}</span>
          </h3>
          <p className="quiet">{isDone ? doneWords : words}</p>
        </div>
        {!isDone && sum > 0 && <b className={classes.sum}>{formatDollars(sum)}</b>}
        {settle?.to && (
          <Button component={Link} to={settle.to} size="sm">
            {settle.words}
          </Button>
        )}
        {settle?.onClick && (
          <Button size="sm" variant="light" onClick={settle.onClick}>
            {settle.words}
          </Button>
        )}
      </Group>
      {rows.length > 0 && (
        <div className={classes.body}>
          <ul>
            {rows.slice(0, isWhole ? undefined : atFirst).map(({ key, first, name, about, dollars, reason, acts }) => (
              <li key={key} className={classes.row}>
                <p className={classes.first}>{first}</p>
                <p>
                  <b>{name}</b> {about}
                  {reason !== undefined && <small>Carried over: {reason}</small>}
                </p>
                <b className={classes.amount}>{dollars !== undefined && formatDollars(dollars)}</b>
                <div className={classes.acts}>{acts}</div>
              </li>
            ))}
          </ul>
          {!isWhole && rows.length > atFirst && (
            <Button variant="subtle" size="sm" onClick={() => setWhole(true)}>
              {rows.length - atFirst} more
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
