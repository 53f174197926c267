import { afterAll, vi } from "vitest";
import { forgetOnce, runtime } from "../shared/runtime.ts";
import { passCalls } from "./calls.ts";

const { now, pause, newId, newCode, newReferralCode, newSecret, mostActs } = runtime;

// The next file of this worker has the same modules. It finds them as a new process would.
afterAll(() => {
  passCalls();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  Object.assign(runtime, { now, pause, newId, newCode, newReferralCode, newSecret, mostActs });
  forgetOnce();
});
