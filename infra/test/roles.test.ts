import { endpoints, listClients, me, ping } from "@petcare/contract";
import type { Template } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { actionsBeyondLog, functionsOf, handlerOf, roleOf } from "./deployed.ts";
import { synthesise } from "./synth.ts";

const rolesByHandler = (template: Template): Record<string, string> =>
  Object.fromEntries(Object.values(functionsOf(template)).map((target) => [handlerOf(target), roleOf(target)]));

test("functions share a role where they need the same actions, and only there", () => {
  const roles = rolesByHandler(
    synthesise({
      calls: {
        [ping.handler]: ["dynamodb:GetItem", "dynamodb:UpdateItem"],
        [me.handler]: ["dynamodb:UpdateItem", "dynamodb:DescribeEndpoints", "dynamodb:GetItem"],
        [listClients.handler]: ["dynamodb:GetItem"],
        "jobs/nightly": ["dynamodb:GetItem", "dynamodb:UpdateItem"],
      },
    }),
  );
  expect(roles[me.handler]).toBe(roles[ping.handler]);
  expect(roles[listClients.handler]).not.toBe(roles[ping.handler]);
  // The same actions, but another log.
  expect(roles["jobs/nightly"]).not.toBe(roles[ping.handler]);
});

test("a new endpoint with grants of its own renames no role and no function", () => {
  const first = { ...ping, name: "aNewOne", path: "/a-new-one", handler: "health/a-new-one" } as const;
  const before = synthesise();
  const after = synthesise({
    endpoints: [first, ...endpoints],
    calls: { [first.handler]: ["dynamodb:Query"] },
  });
  const { [first.handler]: added, ...others } = rolesByHandler(after);
  expect(others).toEqual(rolesByHandler(before));
  expect(Object.values(others)).not.toContain(added);
  expect(Object.keys(functionsOf(after))).toEqual(expect.arrayContaining(Object.keys(functionsOf(before))));
});

/** Call → its actions. Most calls need the action of their own name. */
const granted: Record<string, string[]> = {
  ...Object.fromEntries(
    [
      "cognito-idp:AdminCreateUser",
      "cognito-idp:AdminDeleteUser",
      "cognito-idp:AdminInitiateAuth",
      "cognito-idp:AdminSetUserPassword",
      "cognito-idp:AdminUpdateUserAttributes",
      "dynamodb:BatchGetItem",
      "dynamodb:DeleteItem",
      "dynamodb:GetItem",
      "dynamodb:PutItem",
      "dynamodb:Query",
      "dynamodb:UpdateItem",
      "sns:Publish",
    ].map((call) => [call, [call]]),
  ),
  "dynamodb:TransactWriteItems": [],
  "dynamodb:TransactWriteItems/ConditionCheck": ["dynamodb:ConditionCheckItem"],
  "dynamodb:TransactWriteItems/Delete": ["dynamodb:DeleteItem"],
  "dynamodb:TransactWriteItems/Put": ["dynamodb:PutItem"],
  "dynamodb:TransactWriteItems/Update": ["dynamodb:UpdateItem"],
  "cognito-idp:ConfirmForgotPassword": [],
  "cognito-idp:ForgotPassword": [],
  "dynamodb:DescribeEndpoints": [],
};

test("a call grants the action of its name, a transaction the writes in it, and a public call nothing", () => {
  const callers = Object.keys(granted).map((call, place) => ({ call, handler: endpoints[place]?.handler ?? "" }));
  const template = synthesise({ calls: Object.fromEntries(callers.map(({ call, handler }) => [handler, [call]])) });
  const roles = rolesByHandler(template);
  const found = callers.map(({ call, handler }) => [call, actionsBeyondLog(template, roles[handler] ?? "")]);
  expect(Object.fromEntries(found)).toEqual(granted);
});

test("a function that scans the table, asks an index that is not there, or was not bundled, fails the synthesis", () => {
  expect(() => synthesise({ calls: { [me.handler]: ["dynamodb:Scan"] } })).toThrow(
    `${me.handler} calls dynamodb:Scan, which infra/grants.ts does not allow`,
  );
  expect(() => synthesise({ calls: { [me.handler]: ["dynamodb:Query/visits"] } })).toThrow(
    `${me.handler} calls dynamodb:Query/visits, which infra/grants.ts does not allow`,
  );
  expect(() => synthesise({ calls: { [me.handler]: undefined } })).toThrow(`${me.handler} is not bundled`);
});
