import { getClient, getWalker } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { sampleOf } from "@petcare/domain/testing/sampled";
import { readClientRequest } from "@petcare/storage";
import { beforeAll, expect, test } from "vitest";
import { accept, asked, withdraw } from "../testing/asking.ts";
import { call, expectOk } from "../testing/call.ts";
import { atEveryWrite, type Faults, injectFaults } from "../testing/faults.ts";
import { interleave } from "../testing/interleave.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";

const app = await startSignedInApp();
let faults: Faults;
beforeAll(() => {
  faults = injectFaults();
  silenceLog();
});

let made = 0;
const nextDay = () => new Date(Date.UTC(2027, 0, 1 + made++)).toISOString().slice(0, 10) as LocalDate;
const stateOf = async (id: string) => (await readClientRequest(app.installation.db, id))?.state;
const withoutFaults = () => Object.assign(faults, { writes: 0, kill: undefined });

/** A request of each kind that edits a person, and how often its act was done. */
const kinds = {
  care: async () => {
    const text = `Dr. Oz ${++made}`;
    const request = await asked(app.ana, { kind: "care", care: [{ pet: "Max", field: "vet", text }] });
    const timesDone = async () => {
      const client = await expectOk(call(app.owner, getClient, { params: { id: app.ana.user.id } }));
      return client.pets.filter(({ vet }) => vet === text).length;
    };
    return {
      request,
      timesDone,
      withdraw: () => withdraw(app.ana, request),
      name: "Ana",
      instead: "Ask to cancel it.",
    };
  },
  off: async () => {
    const date = nextDay();
    const request = await asked(app.rosa, { kind: "off", date, through: date });
    const timesDone = async () => {
      const walker = await expectOk(call(app.owner, getWalker, { params: { id: app.rosa.user.id } }));
      return walker.days_off.filter(({ from }) => from === date).length;
    };
    return {
      request,
      timesDone,
      withdraw: () => withdraw(app.rosa, request),
      name: "Rosa",
      instead: "Please call us to change it.",
    };
  },
};
const names = Object.keys(kinds) as (keyof typeof kinds)[];

/** The first one makes so many calls, then the second one goes on to its end. */
const turnsOf = (calls: number): (0 | 1)[] => [...Array<0>(calls).fill(0), ...Array<1>(40).fill(1)];
const orders = sampleOf([0, 1, 2, 3, 4, 5, 6, 8, 12], 4);

test.each(names)(
  "%s: accept against withdraw, in both orders: one wins, the other is told, both or neither is done",
  async (kind) => {
    const winners = new Set<string | undefined>();
    for (const calls of orders) {
      for (const isFirst of [true, false]) {
        const { request, timesDone, withdraw: takeBack, name, instead } = await kinds[kind]();
        const acceptIt = () => accept(app, request);
        const both = isFirst
          ? await interleave([acceptIt, takeBack], turnsOf(calls))
          : (await interleave([takeBack, acceptIt], turnsOf(calls))).toReversed();
        const state = await stateOf(request._id);
        winners.add(state);
        expect(both.map(({ ok }) => ok)).toEqual([state === "accepted", state === "withdrawn"]);
        expect(await timesDone()).toBe(state === "accepted" ? 1 : 0);
        const told = both.flatMap((one) => (one.ok ? [] : [one.body.message]));
        expect(told).toEqual([state === "accepted" ? `Kate has answered. ${instead}` : `${name} has withdrawn this.`]);
      }
    }
    expect(winners).toEqual(new Set(["accepted", "withdrawn"]));
  },
);

test.each(names)("%s: accepted in two tabs it is done once, and both are told that it is accepted", async (kind) => {
  for (const calls of orders) {
    const { request, timesDone } = await kinds[kind]();
    const both = await interleave([() => accept(app, request), () => accept(app, request)], turnsOf(calls));
    expect(both.map((answer) => answer.ok && answer.body.standing)).toEqual(["accepted", "accepted"]);
    expect(await timesDone()).toBe(1);
  }
});

test.each(names)("%s: killed at each write, the person is edited and the request accepted: both or neither", (kind) =>
  atEveryWrite(async (kill) => {
    const { request, timesDone } = await kinds[kind]();
    Object.assign(faults, { writes: 0, kill });
    const killed = await accept(app, request);
    const { writes } = faults;
    withoutFaults();
    expect(await timesDone(), `killed at ${kill.at}, done: ${kill.done}`).toBe(
      (await stateOf(request._id)) === "accepted" ? 1 : 0,
    );
    expect(await expectOk(accept(app, request))).toMatchObject({ standing: "accepted" });
    expect(await timesDone()).toBe(1);
    return killed.ok && writes < kill.at;
  }),
);
