import { Button } from "@mantine/core";

interface EditButtonProps {
  /** The subject, for screen readers. */
  of: string;
  label?: string;
  onClick: () => void;
}

/** 'Edit' in the head of a card, aligned with the card's content. */
export const EditButton = ({ of, label = "Edit", onClick }: EditButtonProps) => (
  <Button variant="subtle" size="compact-md" mr={-10} px={10} onClick={onClick}>
    {label}
    <span className="visually-hidden"> {of}</span>
  </Button>
);
