import { vi } from "vitest";

/** Keeps the handlers' log lines out of the test output, where a test provokes failures by the hundred. */
export function silenceLog(): void {
  const { write } = process.stdout;
  vi.spyOn(process.stdout, "write").mockImplementation(
    ((chunk: string | Uint8Array, ...rest: never[]) =>
      String(chunk).startsWith('{"level":') || write.call(process.stdout, chunk, ...rest)) as typeof write,
  );
}
