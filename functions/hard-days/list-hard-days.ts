import { listHardDays } from "@petcare/contract";
import { listHardDays as readHardDays } from "@petcare/storage";
import { hardDayAnswer } from "../shared/hard-days/hard-day-answer.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(listHardDays, async () =>
  Promise.all((await readHardDays(runtime.db, runtime.now())).map(hardDayAnswer)),
);
