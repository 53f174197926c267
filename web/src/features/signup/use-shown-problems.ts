import { useEffect, useRef, useState } from "react";

/**
 * Which fields say what is wrong with them: those that were left once. Leaving one by pressing a button counts when
 * the press is over, so that the line which appears does not move the button from under it.
 */
export function useShownProblems<Field extends string>() {
  const [shown, setShown] = useState<ReadonlySet<Field>>(new Set());
  const pressed = useRef(false);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
    };
    window.addEventListener("pointerdown", press, true);
    window.addEventListener("pointerup", release, true);
    window.addEventListener("pointercancel", release, true);
    return () => {
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("pointerup", release, true);
      window.removeEventListener("pointercancel", release, true);
    };
  }, []);

  const show = (...fields: Field[]) => setShown((before) => new Set([...before, ...fields]));
  const leave = (field: Field) => {
    if (!pressed.current) return show(field);
    window.addEventListener("pointerup", () => setTimeout(() => show(field)), { once: true });
  };
  return { shown, show, leave };
}
