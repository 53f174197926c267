import { getMeetForm } from "@petcare/contract";
import { readPriceRules } from "@petcare/storage";
import { stampOf } from "../shared/limits/stamp.ts";
import { throttle } from "../shared/limits/throttle.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(getMeetForm, async ({ sourceIp }) => {
  await throttle("public/address", ["meet-form", sourceIp]);
  const { takes_meets = false } = await readPriceRules(runtime.db);
  return { open: takes_meets, stamp: takes_meets ? stampOf(runtime.now(), runtime.newSecret()) : "" };
});
