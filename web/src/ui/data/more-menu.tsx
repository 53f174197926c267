import "../theme/select-styles.ts";
import "@mantine/core/styles/Menu.layer.css";
import { ActionIcon, Menu } from "@mantine/core";
import { Link } from "react-router-dom";
import { MoreIcon } from "../theme/icons.tsx";

interface MoreMenuItem {
  label: string;
  /** Where it leads, or what it does. */
  to?: string;
  /** For the place that it leads to. */
  state?: object;
  onClick?: () => void;
  /** It ends something. */
  danger?: boolean;
}

/** What else can be done with a row. `label` names the row for screen readers. */
export function MoreMenu({ label, items }: { label: string; items: readonly MoreMenuItem[] }) {
  return (
    <Menu position="bottom-end" shadow="xl" width={200}>
      <Menu.Target>
        <ActionIcon color="gray" aria-label={label}>
          <MoreIcon />
        </ActionIcon>
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
