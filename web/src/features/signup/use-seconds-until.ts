import { useEffect, useState } from "react";

/** Whole seconds until an instant in epoch milliseconds, counting down to 0. */
export function useSecondsUntil(instant: number): number {
  const [, draw] = useState(0);
  const left = Math.max(0, Math.ceil((instant - Date.now()) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => draw((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
