import { AdminCreateUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import { AppError, invalidField } from "../pipeline/app-error.ts";
import { identity, isRefusal } from "./identity.ts";
import { emailAttributes, setPassword } from "./sign-ins.ts";

/**
 * Makes a Cognito user that can sign in, named by our user id.
 * @throws AppError invalid_input when Cognito does not take the email address; conflict when another request undid it
 */
export async function createSignIn(id: string, email: string, password: string): Promise<void> {
  try {
    await identity.client.send(
      new AdminCreateUserCommand({
        ...identity.pool,
        Username: id,
        MessageAction: "SUPPRESS",
        UserAttributes: emailAttributes(email),
      }),
    );
  } catch (error) {
    if (isRefusal(error, "InvalidParameterException")) {
      throw invalidField("email", "Please enter a valid email address");
    }
    // The SDK's own second try, after an answer that was lost.
    if (!isRefusal(error, "UsernameExistsException")) throw error;
  }
  try {
    await setPassword(id, password);
  } catch (error) {
    throw isRefusal(error, "UserNotFoundException") ? new AppError("conflict") : error;
  }
}
