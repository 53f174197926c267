import type { CalendarVisit } from "@petcare/contract";
import { type ComponentType, type RefObject, useEffect, useState } from "react";
import { useLater } from "../../../lib/hooks/use-later.ts";

interface DraggingProps {
  board: RefObject<HTMLElement | null>;
  visits: readonly CalendarVisit[];
}

/** Dragging, once it has been fetched. Everything that it does can be done without it. */
export function Dragging(props: DraggingProps) {
  const [Layer, setLayer] = useState<ComponentType<DraggingProps>>();
  const { board } = props;
  const fetchLayer = async () => {
    const { DragLayer } = await import("./drag-layer.tsx");
    setLayer(() => DragLayer);
  };
  useLater(fetchLayer);
  // Who comes to the board may drag at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once.
  useEffect(() => {
    const begin = () => void fetchLayer().catch(() => {});
    const element = board.current;
    element?.addEventListener("pointerover", begin, { once: true });
    return () => element?.removeEventListener("pointerover", begin);
  }, [board]);
  return Layer && <Layer {...props} />;
}
