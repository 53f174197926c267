import { UnstyledButton } from "@mantine/core";
import { SearchIcon } from "../../ui/theme/icons.tsx";
import classes from "./find-button.module.css";

const keys = { "aria-keyshortcuts": "Control+K Meta+K" };

/** The button in the menu that opens the search. */
export const FindField = ({ onClick }: { onClick: () => void }) => (
  <UnstyledButton className={classes.field} onClick={onClick} {...keys}>
    <SearchIcon />
    Search
    <kbd aria-hidden>{/Mac/.test(navigator.userAgent) ? "⌘K" : "Ctrl K"}</kbd>
  </UnstyledButton>
);

/** The button in the header of a narrow screen that opens the search. */
export const FindButton = ({ onClick }: { onClick: () => void }) => (
  <UnstyledButton className={classes.button} onClick={onClick} aria-label="Search" {...keys}>
    <SearchIcon />
  </UnstyledButton>
);
