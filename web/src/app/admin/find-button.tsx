import { UnstyledButton } from "@mantine/core";
import { SearchIcon } from "../../ui/theme/icons.tsx";
import classes from "./find-button.module.css";

const keys = { "aria-keyshortcuts": "Control+K Meta+K" };

/** The menu's way into the search, which Ctrl+K and ⌘K open too. */
export const FindField = ({ onClick }: { onClick: () => void }) => (
  <UnstyledButton className={classes.field} onClick={onClick} {...keys}>
    <SearchIcon />
    Search
    <kbd aria-hidden>{/Mac/.test(navigator.userAgent) ? "⌘K" : "Ctrl K"}</kbd>
  </UnstyledButton>
);

/** The same in the header, where there is no menu beside the page. */
export const FindButton = ({ onClick }: { onClick: () => void }) => (
  <UnstyledButton className={classes.button} onClick={onClick} aria-label="Search" {...keys}>
    <SearchIcon />
  </UnstyledButton>
);
