import { finishInvoice, listInvoices, voidInvoice } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { readInvoice } from "@petcare/storage";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, expectError, expectOk } from "../testing/call.ts";
import { dieAfter } from "../testing/faults.ts";
import { asked, make, newClient, previewOne, storeDone } from "../testing/invoicing.ts";
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

const unfinished = async () =>
  (await expectOk(call(scene.owner, listInvoices, { query: { from: "2026-11-09", to: "2026-11-15" } }))).unfinished;

test("what was interrupted while an invoice was made or voided is finished once it is 15 minutes old", async () => {
  const client = await newClient(scene);
  const days = Array.from({ length: 91 }, (_, at) => ({ date: addDays("2026-11-09", at % 7), price_cents: 2500 }));
  await storeDone(scene, client, days);
  const body = [asked(await previewOne(scene, client))];

  const interrupted = async (act: () => Promise<unknown>) => {
    const revive = dieAfter("TransactWrite");
    await act();
    revive();
    const [{ id = "" } = {}] = await unfinished();
    scene.clock.now += quarter - 1;
    await nightly();
    expect(await unfinished()).toMatchObject([{ id, done: 90 }]);
    scene.clock.now += 1;
    await nightly();
    expect(await unfinished()).toEqual([]);
    return id;
  };

  const id = await interrupted(() => expectError(make(scene, body)));
  expect(await readInvoice(scene.world.db, id)).toMatchObject({ status: "unpaid", sums: { lines: 91 } });
  await interrupted(() => expectError(call(scene.owner, voidInvoice, { params: { id }, body: { version: 1 } })));
  expect(await expectOk(call(scene.owner, finishInvoice, { params: { id } }))).toMatchObject({ status: "void" });
  expect((await previewOne(scene, client)).lines).toHaveLength(91);
});
