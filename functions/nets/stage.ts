import { startWorld, type World } from "@petcare/installation";
import { vi } from "vitest";
import { runtime } from "../shared/runtime.ts";
import { type AwsCall, interceptCalls } from "../testing/calls.ts";
import { friday } from "../testing/scene.ts";
import { silenceLog } from "../testing/silence-log.ts";
import { createPeople, type Given, type People, putBackSignIns } from "./people.ts";
import { type Item, itemsOf, undo } from "./table.ts";

/** An installation in which a request can be sent any number of times, each time from the same beginning. */
export interface Stage {
  world: World;
  people: People;
  /** The writes to AWS that were done since the last reset, those of the net itself among them. */
  writes: AwsCall[];
  items(): Promise<Item[]>;
  /** The ids of the sign-ins that were made, changed or deleted since the last reset. */
  changedSignIns(): string[];
  /** Makes the table as it is now the beginning that reset() goes back to. */
  keep(): Promise<void>;
  /** Puts the table, the people's sign-ins, the clock and the next id back as they were at the beginning. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a stage. All clocks of the process stand still at the scene's Friday, that of the tokens too, so that nothing
 * depends on when the test runs; vi.setSystemTime moves them.
 */
export async function startStage(given: Given = {}): Promise<Stage> {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  silenceLog();
  const world = await startWorld();
  const people = await createPeople(world, given);
  const chance = withoutChance();
  const writes: AwsCall[] = [];
  /** Those that were refused too: of what the SDK sends twice, the second try may be. */
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
  const items = () => itemsOf(world.db);
  let beginning = await items();

  return {
    world,
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
        await undo(world.db, tried, beginning);
        await putBackSignIns(people, changedSignIns(tried));
      }
      chance.reset();
      forgetCalls();
      vi.setSystemTime(friday);
    },
    async close() {
      stopRecording();
      chance.restore();
      await world.close();
      vi.useRealTimers();
      vi.restoreAllMocks();
    },
  };
}

/** The ids and secrets that handlers make on a stage. */
export const madeId = /made-\d+/g;

/** Makes ids, secrets and codes the same in every run. */
function withoutChance() {
  const { newId, newSecret, newCode } = runtime;
  let made = 0;
  const make = () => `made-${++made}`;
  Object.assign(runtime, { newId: make, newSecret: make, newCode: () => "123456" });
  return {
    reset() {
      made = 0;
    },
    restore: () => Object.assign(runtime, { newId, newSecret, newCode }),
  };
}

const changesSignIn = /^(Admin(?!InitiateAuth|UserGlobalSignOut)|ConfirmForgotPassword|ForgotPassword)/;

const changedSignIns = (writes: AwsCall[]) => [
  ...new Set(writes.filter(({ name }) => changesSignIn.test(name)).map(({ input }) => String(input.Username))),
];
