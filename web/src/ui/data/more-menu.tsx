import "../theme/select-styles.ts";
import "@mantine/core/styles/Menu.layer.css";
import { ActionIcon, Menu, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { MoreIcon } from "../theme/icons.tsx";
import classes from "./more-menu.module.css";

interface MoreMenuItem {
  label: string;
  /** The address to which it leads; else it does something. */
  to?: string;
  /** For the place that it leads to. */
  state?: object;
  onClick?: () => void;
  /** It ends something. */
  danger?: boolean;
}

interface MoreMenuProps {
  /** For screen readers: the row's name. */
  label: string;
  items: readonly MoreMenuItem[];
  /** In the place of three dots: the button's contents. */
  children?: ReactNode;
}

/** A menu of the further acts on a row. */
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
