import { UnstyledButton } from "@mantine/core";
import type { ComponentProps } from "react";

/** Looks like Mantine's UnstyledButton and takes less time to draw: a board has hundreds. */
export const PlainButton = ({ className = "", ...props }: ComponentProps<"button">) => (
  <button type="button" {...props} className={`mantine-focus-auto ${UnstyledButton.classes.root} ${className}`} />
);
