import { Button } from "@mantine/core";
import classes from "./edit-button.module.css";

interface EditButtonProps {
  /** The thing that it edits, for screen readers. */
  of: string;
  label?: string;
  onClick: () => void;
}

/** 'Edit' in the head of a card. */
export const EditButton = ({ of, label = "Edit", onClick }: EditButtonProps) => (
  <Button variant="subtle" size="compact-md" className={classes.edit} onClick={onClick}>
    {label}
    <span className="visually-hidden"> {of}</span>
  </Button>
);
