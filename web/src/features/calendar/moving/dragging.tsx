import { type ComponentType, type RefObject, useState } from "react";
import { usePrefetch } from "../../../lib/hooks/use-prefetch.ts";
import type { CalendarVisit } from "../board.ts";

interface DraggingProps {
  board: RefObject<HTMLElement | null>;
  visits: readonly CalendarVisit[];
}

/** Dragging, once it has been fetched. Everything that it does can be done without it. */
export function Dragging(props: DraggingProps) {
  const [Layer, setLayer] = useState<ComponentType<DraggingProps>>();
  usePrefetch(async () => {
    const { DragLayer } = await import("./drag-layer.tsx");
    setLayer(() => DragLayer);
  });
  return Layer && <Layer {...props} />;
}
