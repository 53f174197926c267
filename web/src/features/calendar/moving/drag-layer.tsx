import {
  type CollisionDetection,
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import type { CalendarVisit } from "@petcare/contract";
import { type RefObject, useEffect, useRef } from "react";
import { frameBrief } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { useAim, useMoving } from "./context.tsx";
import classes from "./screen.module.css";
import { targetIn } from "./target.ts";

interface DragLayerProps {
  /** The element that holds the cards and the places for them. */
  board: RefObject<HTMLElement | null>;
  visits: readonly CalendarVisit[];
}

const nothing = () => undefined;
/** Announces nothing: only mouse and touch drag, and a screen reader uses the grid. */
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

/**
 * Drags cards by mouse and held touch. The layer listens to the whole board, so that cards need no code for dragging, and
 * the drag library can be fetched after them.
 */
export function DragLayer({ board, visits }: DragLayerProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const { choosingTarget, pickUp, onMove, cancelMove } = useMoving();
  const { aim, aimed } = useAim();
  const grabbed = useRef<CalendarVisit>(undefined);
  const wasDragged = useRef(false);
  const pointer = useRef<{ x: number; y: number }>(null);
  const remember: CollisionDetection = ({ pointerCoordinates }) => {
    pointer.current = pointerCoordinates;
    return [];
  };
  const keyBelow = () => {
    const { x, y } = pointer.current ?? { x: -1, y: -1 };
    const below = document.elementsFromPoint(x, y).find((element) => element.matches("[data-key]"));
    return below?.getAttribute("data-key") ?? undefined;
  };
  const letGo = () => {
    // The marked place is chosen, since its words may have moved another one below the pointer.
    if (grabbed.current && choosingTarget && aimed && keyBelow()) onMove(grabbed.current, targetIn(aimed));
    else cancelMove();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={remember}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: "" } }}
      onDragStart={() => {
        wasDragged.current = true;
        if (grabbed.current) pickUp(grabbed.current, "drag");
      }}
      onDragMove={() => {
        const key = keyBelow();
        if (key) aim(key);
      }}
      onDragEnd={letGo}
      onDragCancel={cancelMove}
    >
      <Grabbing
        board={board}
        onGrab={(id) => (grabbed.current = visits.find(({ _id }) => _id === id))}
        wasDragged={wasDragged}
      />
      {/* Below the marked place, whose words are to be read. */}
      <DragOverlay dropAnimation={null} zIndex={1} className={classes.overlay ?? ""}>
        {choosingTarget && (
          <div className={classes.ghost}>
            <small>{frameBrief(choosingTarget.visit.timeframe)}</small>{" "}
            <b>{petsText(choosingTarget.visit.pet_names)}</b>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

interface GrabbingProps extends Pick<DragLayerProps, "board"> {
  onGrab: (id: string) => unknown;
  /** Whether the card below the pointer has been dragged since the press. */
  wasDragged: RefObject<boolean>;
}

/** Makes the card that is pressed the one draggable, instead of a draggable for each card. */
function Grabbing({ board, onGrab, wasDragged }: GrabbingProps) {
  const { listeners, setNodeRef } = useDraggable({ id: "card" });
  useEffect(() => {
    const element = board.current;
    const listen = (name: "onMouseDown" | "onTouchStart") => (event: Event) => {
      wasDragged.current = false;
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-visit]") : null;
      if (!card?.dataset.visit) return;
      onGrab(card.dataset.visit);
      setNodeRef(card);
      listeners?.[name]?.({ nativeEvent: event });
    };
    const [onMouseDown, onTouchStart] = [listen("onMouseDown"), listen("onTouchStart")];
    // Letting go after Escape would open the card below. A key's click has no detail.
    const onClick = (event: MouseEvent) => wasDragged.current && event.detail > 0 && event.stopPropagation();
    element?.setAttribute("data-draggable", "");
    element?.addEventListener("click", onClick, { capture: true });
    element?.addEventListener("mousedown", onMouseDown);
    element?.addEventListener("touchstart", onTouchStart, { passive: true });
    return () => {
      element?.removeAttribute("data-draggable");
      element?.removeEventListener("click", onClick, { capture: true });
      element?.removeEventListener("mousedown", onMouseDown);
      element?.removeEventListener("touchstart", onTouchStart);
    };
  });
  return null;
}
