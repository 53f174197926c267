/**
 * The user pool's settings, with the property names that the Cognito API and CloudFormation share.
 * So the local pool and the deployed one have the same. Passwords: docs/product/signup.md#step-1.
 */
export const userPoolSettings = {
  Policies: {
    PasswordPolicy: {
      MinimumLength: 8,
      RequireUppercase: true,
      RequireLowercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
    },
  },
  MfaConfiguration: "OFF" as const,
  AutoVerifiedAttributes: ["email" as const],
  AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
  AccountRecoverySetting: { RecoveryMechanisms: [{ Name: "verified_email" as const, Priority: 1 }] },
};

/** Settings that a pool cannot change later. Usernames are our own ids: their case matters and they have no aliases. */
export const userPoolIdentitySettings = { UsernameConfiguration: { CaseSensitive: true } };

/**
 * The functions use this app client. Its secret keeps others, who know its id from a token, from calling Cognito past our limits.
 * The ID token is the session's (docs/decisions/038-id-token-as-bearer.md), and outlives a working day of 8 hours.
 * Nobody uses the access token, so it lives as short as Cognito allows.
 * Nothing is refreshed. Cognito wants refresh tokens to live longer than the others, whether or not one is used.
 * An empty list of attributes to write would mean all of them. Nobody reads `locale`.
 */
export const userPoolClientSettings = {
  GenerateSecret: true,
  ExplicitAuthFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH" as const],
  AccessTokenValidity: 5,
  IdTokenValidity: 16,
  RefreshTokenValidity: 1,
  TokenValidityUnits: { AccessToken: "minutes" as const, IdToken: "hours" as const, RefreshToken: "days" as const },
  PreventUserExistenceErrors: "ENABLED" as const,
  EnableTokenRevocation: true,
  WriteAttributes: ["locale"],
};
