import { listPayRuns, undoPayRun } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { makePayRun, readAllWages, readDue, readPayRun } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, expectError, expectOk } from "../testing/call.ts";
import { dieAfter } from "../testing/faults.ts";
import { newClient, storeDone } from "../testing/invoicing.ts";
import { type Scene, startScene } from "../testing/scene.ts";
import { silenceLog } from "../testing/silence-log.ts";
import { handler as nightly } from "./nightly.ts";

const quarter = 15 * 60_000;

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  silenceLog();
});
afterAll(() => scene.world.close());

test("what was interrupted while a pay run was made or undone is finished once it is 15 minutes old", async () => {
  const { db } = scene.world;
  const walker_id = scene.rosa.user.id;
  const days = Array.from({ length: 91 }, (_, at) => ({ date: addDays("2026-11-09", at % 7), price_cents: 2500 }));
  await storeDone(scene, await newClient(scene), days);
  const lines = (await readDue(db, "2026-11-15")).map(({ kind, id, cents = 0 }) => ({ kind, id, cents }));
  const asked = {
    walker_id,
    paid_to: "Rosa",
    to: "2026-11-15",
    n: 0,
    lines,
    paid_on: "2026-11-16",
    method: "Zelle",
  } as const;

  const interrupted = async (act: () => Promise<unknown>) => {
    const revive = dieAfter("TransactWrite");
    await act();
    revive();
    scene.clock.now += quarter - 1;
    await nightly();
    expect(await readAllWages(db)).toMatchObject([{ pending: "run-1" }]);
    scene.clock.now += 1;
    await nightly();
    expect((await readAllWages(db))[0]).not.toHaveProperty("pending");
  };

  const by = anAuthor({ at: scene.clock.now });
  await interrupted(() =>
    expect(makePayRun(db, { ...asked, lines: [...lines], id: "run-1", request_hash: "1", by })).rejects.toThrow(),
  );
  expect(await expectOk(call(scene.owner, listPayRuns, {}))).toMatchObject([{ status: "paid", sums: { visits: 91 } }]);
  await interrupted(() =>
    expectError(call(scene.owner, undoPayRun, { params: { id: "run-1" }, body: { version: 1 } })),
  );
  expect(await readPayRun(db, "run-1")).toMatchObject({ status: "undone" });
  expect(await readDue(db, "2026-11-15")).toHaveLength(91);
});
