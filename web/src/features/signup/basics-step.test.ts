import { expect, it } from "vitest";
import { emailCheckOf } from "./basics-step.tsx";

const answered = { askable: true, settled: true, fetching: false, failed: false, available: true };

it.each([
  ["nothing that can be asked about", { ...answered, askable: false }, "unknown"],
  ["typing goes on", { ...answered, settled: false }, "checking"],
  ["asking", { ...answered, fetching: true, available: undefined }, "checking"],
  ["asking again about what was free", { ...answered, fetching: true }, "checking"],
  ["about to ask", { ...answered, available: undefined }, "checking"],
  ["free", answered, "available"],
  ["registered", { ...answered, available: false }, "taken"],
  ["could not be asked", { ...answered, failed: true, available: undefined }, "failed"],
  ["could not be asked again", { ...answered, failed: true }, "failed"],
] as const)("%s", (_, requested, state) => {
  expect(emailCheckOf(requested)).toBe(state);
});
