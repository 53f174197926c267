import { Skeleton } from "@mantine/core";

interface OutlineProps {
  /** The height of each part, in pixels or in CSS. */
  heights: readonly (number | string)[];
  /** The class of the layout. */
  className?: string | undefined;
  /** For screen readers. */
  label?: string;
}

/** The outline of a part of a screen while it loads. */
export const Outline = ({ heights, className = "stack", label = "Loading" }: OutlineProps) => (
  <div role="status" aria-label={label} className={className}>
    {heights.map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
      <Skeleton key={index} height={height} radius="lg" />
    ))}
  </div>
);
