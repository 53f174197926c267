import { claimOfVisit, faultsOfBill, withEarning } from "@petcare/domain";
import { type Schedule, type Visit, visitId } from "@petcare/storage";
import { visitKeys } from "@petcare/storage/items";
import { schedules, visits } from "../kinds/kinds.ts";
import { inOrder } from "../line.ts";
import type { Archive } from "../reading/archive.ts";
import { type Found, recordsIn } from "./records.ts";
import { assertHolds, must, type World } from "./world.ts";

/**
 * Checks schedules and visits against what is known, takes the visits from their invoices, and adds up what they earn. Both files are in the order
 * of their partitions, so they are read side by side.
 */
export async function checkBookings(archive: Archive, world: World): Promise<void> {
  const ofSchedules = recordsIn<Schedule>(archive, schedules);
  const next = async (): Promise<Found<Schedule> | undefined> => {
    const { value, done } = await ofSchedules.next();
    if (done) return undefined;
    world.needPeople(value.place, value.record.client_id, value.record.walker_id);
    return value;
  };
  let schedule = await next();
  for await (const { record, key, place } of recordsIn<Visit>(archive, visits)) {
    while (schedule && inOrder(schedule.key, { pk: key.pk, sk: schedule.key.sk }) < 0) schedule = await next();
    must(schedule?.key.pk === key.pk, place, `There is no schedule ${record.schedule_id}`);
    world.needPeople(place, record.client_id, record.walker_id);
    world.needPayRun(place, record.pay_run_id);
    assertHolds(faultsOfBill(record), place);
    const { walker_id, invoice_id } = record;
    const isDue = visitKeys(record).pay_sk !== undefined;
    if (walker_id !== undefined) world.addPay(place, walker_id, (side) => withEarning(side, { ...record, isDue }));
    if (invoice_id === undefined) continue;
    world.needInvoice(place, invoice_id).claims.remove(claimOfVisit(visitId(record), record));
  }
  while (schedule) schedule = await next();
}
