import { completeWalkerSignup } from "@petcare/contract";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { completeSignup } from "./complete-signup.ts";

export const handler = endpoint(completeWalkerSignup, ({ body, sourceIp, via, cookie }) =>
  completeSignup({
    role: "walker",
    body,
    details: { pets: [] },
    sourceIp,
    via,
    cookie,
  }),
);
