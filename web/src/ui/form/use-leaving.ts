import { useEffect, useRef } from "react";

/**
 * For the onBlur of fields: calls `left` with each field that is left. A field that is left by pressing a button counts
 * when the press is over. The line that appears must not move the button away from under it.
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
