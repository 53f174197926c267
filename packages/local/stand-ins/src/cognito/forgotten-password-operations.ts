import { randomInt } from "node:crypto";
import type {
  ConfirmForgotPasswordRequest,
  ForgotPasswordRequest,
  ForgotPasswordResponse,
} from "@aws-sdk/client-cognito-identity-provider";
import { AwsError } from "../aws-error.ts";
import type { Context } from "./context.ts";
import { poolAndClient, required } from "./lookup.ts";
import { requireAcceptablePassword } from "./password-policy.ts";
import { hashPassword } from "./passwords.ts";
import { invalidParameter, notAuthorized } from "./refusals.ts";
import { requireSecretHash } from "./secret-hash.ts";
import type { AppClient, User } from "./state.ts";

const hour = 3_600_000;
const codeLifetime = hour;
const callsPerHour = 5;
const keptEmails = 500;

const hidesUsers = (client: AppClient) => client.settings.PreventUserExistenceErrors === "ENABLED";
const codeMismatch = () =>
  new AwsError("CodeMismatchException", "Invalid verification code provided, please try again.");
const codeExpired = () => new AwsError("ExpiredCodeException", "Invalid code provided, please request a code again.");

export const forgottenPasswordOperations = {
  /** Emails a 6-digit code, valid for an hour. An unknown name gets a similar answer where the client hides users. */
  async ForgotPassword(context: Context, request: ForgotPasswordRequest): Promise<ForgotPasswordResponse> {
    const { pool, client } = poolAndClient(context.state, request.ClientId);
    const username = required(request.Username, "Username");
    requireSecretHash(client, username, request.SecretHash);
    const user = pool.users.get(username);
    const email = user && verifiedEmail(user);
    if (!user || email === undefined) {
      if (hidesUsers(client)) return deliveredTo(`${username.slice(0, 1)}@example.com`);
      throw user
        ? invalidParameter(
            "Cannot reset password for the user as there is no registered/verified email or phone_number",
          )
        : new AwsError("UserNotFoundException", "User does not exist.");
    }
    if (user.status !== "CONFIRMED") throw notAuthorized("User password cannot be reset in the current state.");
    const now = context.now();
    spendHourlyLimit(user, "ForgotPassword", now);
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    user.resetCode = { code, expiresAt: now + codeLifetime };
    context.state.emails.push({
      instant: now,
      to: email,
      subject: "Your verification code",
      text: `Your password reset code is ${code}`,
    });
    context.state.emails.splice(0, context.state.emails.length - keptEmails);
    await context.save();
    return deliveredTo(email);
  },

  async ConfirmForgotPassword(context: Context, request: ConfirmForgotPasswordRequest): Promise<object> {
    const { pool, client } = poolAndClient(context.state, request.ClientId);
    const username = required(request.Username, "Username");
    requireSecretHash(client, username, request.SecretHash);
    const user = pool.users.get(username);
    const code = required(request.ConfirmationCode, "ConfirmationCode");
    const password = required(request.Password, "Password");
    requireAcceptablePassword(pool, password);
    const hash = await hashPassword(password, context.passwordCost);
    if (!user) {
      throw hidesUsers(client) ? codeMismatch() : new AwsError("UserNotFoundException", "User does not exist.");
    }
    const now = context.now();
    spendHourlyLimit(user, "ConfirmForgotPassword", now);
    if (!user.resetCode || now >= user.resetCode.expiresAt) throw codeExpired();
    if (user.resetCode.code !== code) {
      await context.save();
      throw codeMismatch();
    }
    user.password = hash;
    user.modifiedAt = now;
    delete user.resetCode;
    delete user.failures;
    delete user.recent.ConfirmForgotPassword;
    await context.save();
    return {};
  },
};

const verifiedEmail = ({ attributes }: User) => (attributes.email_verified === "true" ? attributes.email : undefined);

function deliveredTo(email: string): ForgotPasswordResponse {
  const [name = "", host = ""] = email.split("@");
  const Destination = `${name.slice(0, 1)}***@${host.slice(0, 1)}***`;
  return { CodeDeliveryDetails: { Destination, DeliveryMedium: "EMAIL", AttributeName: "email" } };
}

/** Counts one call against the user's hourly limit. Throws LimitExceededException when the limit is reached. */
function spendHourlyLimit(user: User, call: string, now: number): void {
  const recent = (user.recent[call] ?? []).filter((instant) => now - instant < hour);
  if (recent.length >= callsPerHour) {
    throw new AwsError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
  }
  user.recent[call] = [...recent, now];
}
