import { Skeleton } from "@mantine/core";

interface OutlineProps {
  /** The height of each part, in pixels or as CSS has it. */
  heights: readonly (number | string)[];
  /** The layout of what is to come. */
  className?: string | undefined;
  /** For screen readers. */
  label?: string;
}

/** Stands for a part of a screen until it is read, and keeps its room. */
export const Outline = ({ heights, className = "stack", label = "Loading" }: OutlineProps) => (
  <div role="status" aria-label={label} className={className}>
    {heights.map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
      <Skeleton key={index} height={height} radius="lg" />
    ))}
  </div>
);
