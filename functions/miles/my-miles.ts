import { myMiles } from "@petcare/contract";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { myDays } from "./my-days.ts";

export const handler = endpoint(myMiles, ({ caller }) => myDays(caller.user.id));
