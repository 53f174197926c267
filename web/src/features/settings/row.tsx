import { Button, type ButtonProps, Group, Stack } from "@mantine/core";
import type { ReactNode } from "react";

interface RowProps {
  name: ReactNode;
  about: ReactNode;
  /** Below both. */
  children?: ReactNode;
  /** At the end, before the acts. */
  figure?: ReactNode;
  acts?: ReactNode;
  /** It does not count any more. */
  isOver?: boolean;
}

/** A line of a list in a card, for `<ul className="lined rows">`. */
export const Row = ({ name, about, children, figure, acts, isOver = false }: RowProps) => (
  <li className={isOver ? "muted" : undefined}>
    <Stack gap={2} flex="1 1 14rem" miw={0}>
      <b>{name}</b>
      <small>{about}</small>
      {children}
    </Stack>
    {figure && (
      <Stack gap={2} ta="end">
        {figure}
      </Stack>
    )}
    {acts && <Group gap={0}>{acts}</Group>}
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
