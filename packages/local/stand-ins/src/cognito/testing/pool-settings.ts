import type { PoolSettings } from "../../ensure-pool.ts";

/** The settings of the pool under test. */
export const testPool = {
  name: "petcare-conformance",
  pool: {
    Policies: {
      PasswordPolicy: {
        MinimumLength: 8,
        RequireUppercase: true,
        RequireLowercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
      },
    },
    MfaConfiguration: "OFF",
    AutoVerifiedAttributes: ["email"],
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: "verified_email", Priority: 1 }] },
  },
  identity: { UsernameConfiguration: { CaseSensitive: true } },
  appClient: {
    ExplicitAuthFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
    AccessTokenValidity: 16,
    IdTokenValidity: 1,
    RefreshTokenValidity: 30,
    TokenValidityUnits: { AccessToken: "hours", IdToken: "hours", RefreshToken: "days" },
    PreventUserExistenceErrors: "ENABLED",
    EnableTokenRevocation: true,
  },
} satisfies PoolSettings;
