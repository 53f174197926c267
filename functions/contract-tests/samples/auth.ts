import { ForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { forgotPassword, login, ping, resetPassword } from "@petcare/contract";
import { identity } from "../../shared/cognito/identity.ts";
import { emailOf, password } from "../people.ts";
import { sampleOf } from "../sample.ts";
import { storeResetRequestOf } from "../stored.ts";

const deviceKey = "k".repeat(43);

export const authSamples = [
  sampleOf(ping, () => ({})),
  sampleOf(login, (_stage, { client }) => ({ body: { email: emailOf(client), password, device_key: deviceKey } })),
  sampleOf(forgotPassword, (_stage, { client }) => ({ body: { email: emailOf(client), device_key: deviceKey } })),
  sampleOf(resetPassword, async (app, { client }) => {
    await storeResetRequestOf(app, client);
    const { ClientId } = identity.app;
    const Username = client.user.id;
    const SecretHash = identity.secretHashOf(Username);
    await identity.client.send(new ForgotPasswordCommand({ ClientId, Username, SecretHash }));
    const code = /\d{6}/.exec(app.installation.emails().at(-1)?.text ?? "")?.[0] ?? "";
    return { body: { email: emailOf(client), code, password: "Changed-22", device_key: deviceKey } };
  }),
];
