import { UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import classes from "./chip.module.css";

interface Problem {
  tone: "warn" | "bad";
  children: ReactNode;
}

interface ChipProps extends Problem {
  pressed: boolean;
  onClick: () => void;
}

/** A problem of a list with its number of rows. Pressed, the list shows only those. */
export function Chip({ tone, pressed, onClick, children }: ChipProps) {
  return (
    <UnstyledButton className={classes.chip} data-tone={tone} aria-pressed={pressed} onClick={onClick}>
      {children}
    </UnstyledButton>
  );
}

/** A problem with its number, as a link to the list. */
export function ChipLink({ tone, to, children }: Problem & { to: string }) {
  return (
    <UnstyledButton component={Link} to={to} className={classes.chip} data-tone={tone}>
      {children}
    </UnstyledButton>
  );
}
