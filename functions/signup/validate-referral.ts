import { validateReferral } from "@petcare/contract";
import { throttle } from "../shared/limits/throttle.ts";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { invalidReferral, isGoodReferral } from "./referral.ts";

export const handler = endpoint(validateReferral, async ({ body: { code, role }, sourceIp }) => {
  await throttle("public/address", ["validate-referral", sourceIp]);
  if (!(await isGoodReferral(code, role))) throw invalidField("code", invalidReferral);
  return { valid: true as const };
});
