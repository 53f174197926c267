import { userPoolClientSettings, userPoolIdentitySettings, userPoolSettings } from "@petcare/contract";
import { expect, test } from "vitest";
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

test("its client signs in by password alone, refreshes nothing, and writes no attribute that anybody reads", () => {
  template.hasResourceProperties("AWS::Cognito::UserPoolClient", {
    ExplicitAuthFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH"],
    WriteAttributes: ["locale"],
    RefreshTokenValidity: 1,
    TokenValidityUnits: { RefreshToken: "days" },
  });
});
