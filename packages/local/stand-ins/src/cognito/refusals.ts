import { AwsError } from "../aws-error.ts";

/** NotAuthorizedException with one of Cognito's own texts. */
export const notAuthorized = (message: string) => new AwsError("NotAuthorizedException", message);

export const wrongPassword = () => notAuthorized("Incorrect username or password.");
export const invalidParameter = (message: string) => new AwsError("InvalidParameterException", message);
