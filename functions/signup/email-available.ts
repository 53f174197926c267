import { emailAvailable } from "@petcare/contract";
import { userByEmail } from "@petcare/storage";
import { emailTaken } from "../shared/app-error.ts";
import { endpoint } from "../shared/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { throttle } from "../shared/throttle.ts";

export const handler = endpoint(emailAvailable, async ({ query: { email }, sourceIp }) => {
  await throttle("email-available/address", sourceIp);
  await throttle("email-available/email", email);
  const available = !(await userByEmail(runtime.db, email));
  return { available, message: available ? "Email is available" : emailTaken().message };
});
