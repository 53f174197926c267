import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { type WarmUp, warmUp } from "./warm-up.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unreachable = () => Promise.reject(new ApiError(0));
const never = () => new Promise<never>(() => {});
const after = (ms: number, answer: () => Promise<unknown>) => () =>
  new Promise((resolve) => setTimeout(resolve, ms)).then(answer);

function start(ping: (signal: AbortSignal) => Promise<unknown>) {
  const said: WarmUp[] = [];
  const requested = vi.fn(ping);
  const stop = warmUp(requested, (state) => said.push(state));
  return { said, requested, stop };
}

it("warms up while the first answer takes its time", async () => {
  const { said, requested } = start(after(4000, () => Promise.resolve()));
  await vi.advanceTimersByTimeAsync(999);
  expect(said).toEqual(["asking"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(["asking", "warming"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(["asking", "warming", "ready"]);
  expect(requested).toHaveBeenCalledTimes(1);
});

it("asks 12 times, 5 seconds apart, and then gives up", async () => {
  const { said, requested } = start(unreachable);
  for (let tries = 1; tries <= 12; tries++) {
    await vi.advanceTimersByTimeAsync(tries === 1 ? 0 : 5000);
    expect(requested).toHaveBeenCalledTimes(tries);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said.at(-1)).toBe("failed");
  expect(requested).toHaveBeenCalledTimes(12);
});

it("is ready as soon as one try is answered, and asks no more", async () => {
  const answers = [unreachable, unreachable, () => Promise.resolve()];
  const { said, requested } = start(() => (answers.shift() ?? unreachable)());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said.at(-1)).toBe("ready");
  expect(requested).toHaveBeenCalledTimes(3);
});

it.each([
  [401, "ready"],
  [429, "ready"],
  [502, "failed"],
])("takes an answer with status %i as %s", async (status, outcome) => {
  const { said } = start(() => Promise.reject(new ApiError(status)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said.at(-1)).toBe(outcome);
});

it("says and asks nothing more once it was stopped, and gives up what is under way", async () => {
  const { said, requested, stop } = start(never);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(["asking"]);
  expect(requested).toHaveBeenCalledTimes(1);
  expect(requested.mock.calls[0]?.[0].aborted).toBe(true);
});
