import { faultsOfPay, faultsOfPayRun, withPayAdjustment, withPayRun } from "@petcare/domain";
import type { PayAdjustment, PayRun } from "@petcare/storage";
import type { WalkerLedger } from "@petcare/storage/items";
import { extraPay, payRuns, wages } from "../kinds/kinds.ts";
import type { Archive } from "../reading/archive.ts";
import { recordsIn } from "./records.ts";
import { assertHolds, type World } from "./world.ts";

/** Checks that pay runs add up, and keeps what each walker's visits are checked against. */
export async function checkPay(archive: Archive, world: World): Promise<void> {
  for await (const { record, place } of recordsIn<PayRun>(archive, payRuns)) {
    const { id, walker_id, version } = record;
    world.needPeople(place, walker_id);
    assertHolds(faultsOfPayRun(record), place);
    world.payRuns.add(id);
    world.versions.set(`pay_run ${id}`, { version, place });
    world.addPay(place, walker_id, (side) => withPayRun(side, record));
  }
  for await (const { record, place } of recordsIn<WalkerLedger>(archive, wages)) {
    world.addPay(place, record.walker_id, (side) => side);
    world.wages.set(record.walker_id, { wages: record, place });
  }
  for await (const { record, place } of recordsIn<PayAdjustment>(archive, extraPay)) {
    world.needPeople(place, record.walker_id, record.client_id);
    world.needPayRun(place, record.pay_run_id);
    world.addPay(place, record.walker_id, (side) => withPayAdjustment(side, record));
  }
}

/** Checks that what each walker was paid and is due is what they earned. To be called once all visits are read. */
export function checkEarned({ pay, wages: all }: World): void {
  for (const [walkerId, { side, place }] of pay) {
    const known = all.get(walkerId);
    assertHolds(faultsOfPay(known?.wages ?? { runs: 0 }, side), known?.place ?? place);
  }
}
