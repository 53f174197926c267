import {
  deleteMe,
  forgotPassword,
  login,
  resetPassword,
  userPoolClientSettings,
  userPoolIdentitySettings,
  userPoolSettings,
} from "@petcare/contract";
import { expect, test } from "vitest";
import { functionsOf, handlerOf } from "./deployed.ts";
import { synthesise } from "./synth.ts";

const template = synthesise();

test("the user pool has the contract's settings and no others, and outlives the stack", () => {
  const [pool] = Object.values(template.findResources("AWS::Cognito::UserPool"));
  expect(pool?.Properties).toEqual({
    ...userPoolSettings,
    ...userPoolIdentitySettings,
    DeletionProtection: "ACTIVE",
  });
  expect(pool).toMatchObject({ DeletionPolicy: "RetainExceptOnCreate", UpdateReplacePolicy: "Retain" });
});

test("its one client has the contract's settings and no others", () => {
  const [poolId] = Object.keys(template.findResources("AWS::Cognito::UserPool"));
  const clients = Object.values(template.findResources("AWS::Cognito::UserPoolClient"));
  expect(clients.map(({ Properties }) => Properties)).toEqual([
    { ...userPoolClientSettings, UserPoolId: { Ref: poolId } },
  ]);
});

test("its client has a secret, which no output prints and only the functions that call in a user's name know", () => {
  const made = synthesise({
    calls: {
      [login.handler]: ["cognito-idp:AdminInitiateAuth"],
      [forgotPassword.handler]: ["cognito-idp:ForgotPassword"],
      [resetPassword.handler]: ["cognito-idp:ConfirmForgotPassword"],
      [deleteMe.handler]: ["cognito-idp:AdminDeleteUser"],
    },
  });
  const [client] = Object.keys(
    made.findResources("AWS::Cognito::UserPoolClient", { Properties: { GenerateSecret: true } }),
  );
  const secret = { "Fn::GetAtt": [client, "ClientSecret"] };
  const knowing = Object.values(functionsOf(made)).filter(({ Properties }) => {
    const { USER_POOL_CLIENT_SECRET: known } = Properties.Environment.Variables;
    if (known) expect(known).toEqual(secret);
    return known;
  });
  const handlers = [forgotPassword, login, resetPassword].map(({ handler }) => handler);
  expect(knowing.map(handlerOf).sort()).toEqual(handlers.sort());
  expect(JSON.stringify(made.findOutputs("*"))).not.toContain("ClientSecret");
  expect(JSON.stringify(made.toJSON()).split("ClientSecret")).toHaveLength(handlers.length + 1);
});

test("its client signs in by password alone, refreshes nothing, and writes no attribute that anybody reads", () => {
  template.hasResourceProperties("AWS::Cognito::UserPoolClient", {
    ExplicitAuthFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH"],
    WriteAttributes: ["locale"],
    RefreshTokenValidity: 1,
    TokenValidityUnits: { RefreshToken: "days" },
  });
});
