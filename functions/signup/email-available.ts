import { emailAvailable, invalidEmail, isEmail } from "@petcare/contract";
import { userByEmail } from "@petcare/storage";
import { throttle } from "../shared/limits/throttle.ts";
import { emailTaken } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(emailAvailable, async ({ query: { email }, sourceIp }) => {
  await throttle("public/address", ["email-available", sourceIp]);
  if (!isEmail(email)) return { available: false, message: invalidEmail };
  const available = !(await userByEmail(runtime.db, email));
  return { available, message: available ? "Email is available" : emailTaken().message };
});
