import { AdminInitiateAuthCommand } from "@aws-sdk/client-cognito-identity-provider";
import { login } from "@petcare/contract";
import { userByEmail } from "@petcare/storage";
import { AppError } from "../shared/app-error.ts";
import { endpoint } from "../shared/endpoint.ts";
import { identity } from "../shared/identity.ts";
import { digest, runtime } from "../shared/runtime.ts";

/** A username that nobody has: an unknown email takes as long, and is told the same, as a wrong password. */
const nobody = (email: string) => `nobody-${digest(email)}`;

export const handler = endpoint(login, async ({ body: { email, password } }) => {
  const user = await userByEmail(runtime.db, email);
  const token = await signIn(user?.id ?? nobody(email), password);
  if (!user) throw new AppError("invalid_credentials");
  if (!user.active) throw new AppError("sign_in_deactivated");
  return { token, role: user.role };
});

async function signIn(username: string, password: string): Promise<string> {
  try {
    const { AuthenticationResult } = await identity.client.send(
      new AdminInitiateAuthCommand({
        ...identity.app,
        AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME: username, PASSWORD: password },
      }),
    );
    if (AuthenticationResult?.AccessToken) return AuthenticationResult.AccessToken;
    throw new AppError("invalid_credentials");
  } catch (error) {
    throw asRefusal(error);
  }
}

/** Cognito tells its refusals apart by message alone. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === "TooManyRequestsException") return new AppError("too_many_attempts");
  if (error.name === "UserNotFoundException") return new AppError("invalid_credentials");
  if (error.name !== "NotAuthorizedException") return error;
  if (/attempts exceeded/i.test(error.message)) return new AppError("too_many_attempts");
  if (/disabled/i.test(error.message)) return new AppError("sign_in_deactivated");
  return new AppError("invalid_credentials");
}
