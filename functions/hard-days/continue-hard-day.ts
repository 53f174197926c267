import { continueHardDay } from "@petcare/contract";
import { goOn } from "../shared/hard-days/go-on.ts";
import { hardDayAnswer } from "../shared/hard-days/hard-day-answer.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { keptDay } from "./kept-day.ts";

export const handler = endpoint(continueHardDay, async ({ params: { id } }) =>
  hardDayAnswer(await goOn(await keptDay(id))),
);
