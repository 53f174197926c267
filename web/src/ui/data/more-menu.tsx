import "../theme/select-styles.ts";
import "@mantine/core/styles/Menu.layer.css";
import { ActionIcon, Menu, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { MoreIcon } from "../theme/icons.tsx";
import classes from "./more-menu.module.css";

interface MoreMenuItem {
  label: string;
  /** The address of a link. Without it, the item has `onClick`. */
  to?: string;
  /** The location state of a link. */
  state?: object;
  onClick?: () => void;
  /** Whether the act is destructive. */
  danger?: boolean;
}

interface MoreMenuProps {
  /** For screen readers: the row's name. */
  label: string;
  items: readonly MoreMenuItem[];
  /** The button's content. By default three dots. */
  children?: ReactNode;
}

/** A menu of further acts on a row. */
export function MoreMenu({ label, items, children }: MoreMenuProps) {
  return (
    <Menu position="bottom-end" shadow="xl" width={200}>
      <Menu.Target>
        {children ? (
          <UnstyledButton className={classes.words} aria-label={label}>
            {children}
          </UnstyledButton>
        ) : (
          <ActionIcon color="gray" aria-label={label}>
            <MoreIcon />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label: words, to, state, onClick, danger }) =>
          to ? (
            <Menu.Item key={words} component={Link} to={to} state={state} {...(danger && { color: "brick" })}>
              {words}
            </Menu.Item>
          ) : (
            <Menu.Item key={words} onClick={onClick} {...(danger && { color: "brick" })}>
              {words}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
