import { UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./chip.module.css";

interface ChipProps {
  tone: "warn" | "bad";
  pressed: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A problem of a list, with how many rows have it. Pressed, it leaves those alone in sight. */
export function Chip({ tone, pressed, onClick, children }: ChipProps) {
  return (
    <UnstyledButton className={classes.chip} data-tone={tone} aria-pressed={pressed} onClick={onClick}>
      {children}
    </UnstyledButton>
  );
}
