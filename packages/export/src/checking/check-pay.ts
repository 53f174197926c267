import { isDeepStrictEqual } from "node:util";
import { paySums } from "@petcare/domain";
import type { Extra, PayRun } from "@petcare/storage";
import { isUnfinishedPayRun, type Wages } from "@petcare/storage/items";
import { extraPay } from "../kinds/money.ts";
import { payRuns, wages } from "../kinds/pay.ts";
import type { Archive } from "../reading/archive.ts";
import { recordsIn } from "./records.ts";
import { must, type World } from "./world.ts";

const noRuns = { runs: 0, unfinished: [] };

/** Checks that pay runs add up, and that each walker's wages are what their runs make of them. */
export async function checkPay(archive: Archive, world: World): Promise<void> {
  for await (const { record, place } of recordsIn<PayRun>(archive, payRuns)) {
    const { id, walker_id, lines, sums, version } = record;
    world.needPeople(place, walker_id);
    must(isDeepStrictEqual({ ...sums }, paySums(lines)), place, "Its lines do not make its sums");
    world.payRuns.add(id);
    if (!isUnfinishedPayRun(record)) world.versions.set(`pay_run ${id}`, { version, place });
    const known = world.paid.get(walker_id) ?? noRuns;
    const unfinished = isUnfinishedPayRun(record) ? [...known.unfinished, id] : known.unfinished;
    world.paid.set(walker_id, { runs: known.runs + 1, unfinished });
  }
  for await (const { record, place } of recordsIn<Wages>(archive, wages)) {
    const { runs, unfinished } = world.paid.get(record.walker_id) ?? noRuns;
    must(record.runs === runs, place, `It counts ${record.runs} pay runs, and there are ${runs}`);
    must(
      isDeepStrictEqual(unfinished, [record.pending ?? []].flat()),
      place,
      "It does not wait for its unfinished run",
    );
  }
  for await (const { record, place } of recordsIn<Extra>(archive, extraPay)) {
    world.needPeople(place, record.walker_id, record.client_id);
    world.needPayRun(place, record.pay_run_id);
  }
}
