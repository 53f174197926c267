import { validateReferral } from "@petcare/contract";
import { invalidField } from "../shared/app-error.ts";
import { endpoint } from "../shared/endpoint.ts";
import { throttle } from "../shared/throttle.ts";
import { invalidReferral, isGoodReferral } from "./referral.ts";

export const handler = endpoint(validateReferral, async ({ body: { code, role }, sourceIp }) => {
  await throttle("validate-referral/address", sourceIp);
  await throttle("validate-referral/code", code);
  if (!(await isGoodReferral(code, role))) throw invalidField("code", invalidReferral);
  return { valid: true as const };
});
