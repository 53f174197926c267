import { ForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { forgotPassword, login, ping, resetPassword } from "@petcare/contract";
import { identity } from "../../shared/cognito/identity.ts";
import { emailOf, password } from "../people.ts";
import { sampleOf } from "../sample.ts";

export const authSamples = [
  sampleOf(ping, () => ({})),
  sampleOf(login, (_stage, { client }) => ({ body: { email: emailOf(client), password } })),
  sampleOf(forgotPassword, (_stage, { client }) => ({ body: { email: emailOf(client) } })),
  sampleOf(resetPassword, async (app, { client }) => {
    const { ClientId } = identity.app;
    const Username = client.user.id;
    const SecretHash = identity.secretHashOf(Username);
    await identity.client.send(new ForgotPasswordCommand({ ClientId, Username, SecretHash }));
    const code = /\d{6}/.exec(app.installation.emails().at(-1)?.text ?? "")?.[0] ?? "";
    return { body: { email: emailOf(client), code, password: "Changed-22" } };
  }),
];
