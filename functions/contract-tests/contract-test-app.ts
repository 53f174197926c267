import { startTestInstallation, type TestInstallation } from "@petcare/installation";
import { vi } from "vitest";
import { runtime } from "../shared/runtime.ts";
import { type AwsCall, interceptCalls } from "../testing/calls.ts";
import { friday } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";
import { createPeople, type Given, type People, putBackSignIns } from "./people.ts";
import { type Item, itemsOf, undo } from "./table.ts";

/** An installation that can be put back to its beginning after each request. */
export interface ContractTestApp {
  installation: TestInstallation;
  people: People;
  /** The writes to AWS that succeeded since the last reset, the net's own included. */
  writes: AwsCall[];
  items(): Promise<Item[]>;
  /** The ids of the sign-ins that were made, changed or deleted since the last reset. */
  changedSignIns(): string[];
  /** Makes the present table the beginning. */
  keep(): Promise<void>;
  /** Puts the table, the sign-ins, the clock and the next id back to the beginning. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a stage. Every clock of the process stands still at the scene's Friday, so nothing depends on when the test runs.
 * Tokens are dated by it too. vi.setSystemTime moves it.
 */
export async function startContractTestApp(given: Given = {}): Promise<ContractTestApp> {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  silenceLog();
  const installation = await startTestInstallation();
  // Each fault sends its request again within one minute.
  runtime.mostActs = Number.POSITIVE_INFINITY;
  const people = await createPeople(installation, given);
  const chance = withoutChance();
  const writes: AwsCall[] = [];
  /** Writes that failed too: when the SDK sends a call twice, the first may succeed and the second fail. */
  const tried: AwsCall[] = [];
  const stopRecording = interceptCalls(async (call, send) => {
    if (call.isWrite) tried.push(call);
    const answer = await send();
    if (call.isWrite) writes.push(call);
    return answer;
  });
  const forgetCalls = () => {
    writes.length = 0;
    tried.length = 0;
  };
  const items = () => itemsOf(installation.db);
  let beginning = await items();

  return {
    installation,
    people,
    writes,
    items,
    changedSignIns: () => changedSignIns(tried),
    async keep() {
      beginning = await items();
      forgetCalls();
    },
    async reset() {
      if (tried.length > 0) {
        await undo(installation.db, tried, beginning);
        await putBackSignIns(people, changedSignIns(tried));
      }
      chance.reset();
      forgetCalls();
      vi.setSystemTime(friday);
    },
    async close() {
      stopRecording();
      chance.restore();
      await installation.close();
      vi.useRealTimers();
      vi.restoreAllMocks();
    },
  };
}

/** The ids and secrets that handlers make on a stage. */
export const madeId = /made-\d+/g;

/** Makes ids, secrets and codes the same in every run, and pauses take no time. */
function withoutChance() {
  const { newId, newSecret, newCode, newReferralCode, pause } = runtime;
  let made = 0;
  const make = () => `made-${++made}`;
  Object.assign(runtime, {
    newId: make,
    newSecret: make,
    newCode: () => "123456",
    newReferralCode: () => "HKPR3467",
    pause: async () => {},
  });
  return {
    reset() {
      made = 0;
    },
    restore: () => Object.assign(runtime, { newId, newSecret, newCode, newReferralCode, pause }),
  };
}

const changesSignIn = /^(Admin(?!InitiateAuth)|ConfirmForgotPassword|ForgotPassword)/;

const changedSignIns = (writes: AwsCall[]) => [
  ...new Set(writes.filter(({ name }) => changesSignIn.test(name)).map(({ input }) => String(input.Username))),
];
