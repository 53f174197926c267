import { Button } from "@mantine/core";

interface EditButtonProps {
  /** The thing that it edits, for screen readers. */
  of: string;
  label?: string;
  onClick: () => void;
}

/** 'Edit' in the head of a card. Its words end where the card's do. */
export const EditButton = ({ of, label = "Edit", onClick }: EditButtonProps) => (
  <Button variant="subtle" size="compact-md" mr={-10} px={10} onClick={onClick}>
    {label}
    <span className="visually-hidden"> {of}</span>
  </Button>
);
