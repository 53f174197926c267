import { ForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { identity } from "../../shared/cognito/identity.ts";
import { emailOf, password } from "../people.ts";
import type { Samples } from "../sample.ts";

export const authSamples: Samples = {
  login: (_stage, { client }) => ({ body: { email: emailOf(client), password } }),
  forgotPassword: (_stage, { client }) => ({ body: { email: emailOf(client) } }),
  resetPassword: async (app, { client }) => {
    const { ClientId } = identity.app;
    const Username = client.user.id;
    const SecretHash = identity.secretHashOf(Username);
    await identity.client.send(new ForgotPasswordCommand({ ClientId, Username, SecretHash }));
    const code = /\d{6}/.exec(app.installation.emails().at(-1)?.text ?? "")?.[0] ?? "";
    return { body: { email: emailOf(client), code, password: "Changed-22" } };
  },
};
