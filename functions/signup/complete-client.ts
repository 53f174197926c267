import { completeClientSignup } from "@petcare/contract";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { completeSignup } from "./complete-signup.ts";

export const handler = endpoint(completeClientSignup, ({ body, sourceIp, via, cookie }) =>
  completeSignup({
    role: "client",
    body,
    details: {
      address: body.home_address,
      garage_code: body.garage_code || undefined,
      pets: (body.pet_names ?? []).map((name) => ({ name })),
    },
    sourceIp,
    via,
    cookie,
  }),
);
