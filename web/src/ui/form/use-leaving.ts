import { useEffect, useRef } from "react";

/**
 * Makes the onBlur of fields, which calls `left`. During a press on a button it waits until the press is over, because
 * the problem that appears would move the button away.
 */
export function useLeaving(left: (field: string) => void): (field: string) => void {
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

  return (field) => {
    if (!pressed.current) return left(field);
    window.addEventListener("pointerup", () => setTimeout(() => left(field)), { once: true });
  };
}
