import { vi } from "vitest";
import { laterMs } from "../lib/hooks/use-later.ts";

/** Begins at once, for the rest of a test, with what screens leave until a few seconds after they stand. */
export function beginAtOnce(): void {
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms?: number) =>
    setTimeout(run, ms === laterMs ? 0 : ms)) as typeof setTimeout);
}
