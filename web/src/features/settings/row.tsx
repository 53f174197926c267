import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./row.module.css";

interface RowProps {
  name: ReactNode;
  about: ReactNode;
  /** Below both. */
  children?: ReactNode;
  /** At the end, before the acts. */
  figure?: ReactNode;
  acts?: ReactNode;
  /** Whether it has ended. */
  isOver?: boolean;
}

/** A line of a list in a card, for `<ul className="lined">`. */
export const Row = ({ name, about, children, figure, acts, isOver = false }: RowProps) => (
  <li className={classes.row} data-over={isOver || undefined}>
    <div>
      <b>{name}</b>
      <small>{about}</small>
      {children}
    </div>
    {figure && <div className={classes.figure}>{figure}</div>}
    {acts && <div className={classes.acts}>{acts}</div>}
  </li>
);

interface ActProps extends ButtonProps {
  children: string;
  /** The row's name, for screen readers. */
  of: string;
  onClick: () => void;
}

/** An act on a row. */
export const Act = ({ children, of, ...props }: ActProps) => (
  <Button variant="subtle" size="compact-md" aria-label={`${children} ${of}`} {...props}>
    {children}
  </Button>
);
