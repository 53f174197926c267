import { expect, it } from "vitest";
import { problemsOf } from "../../ui/form/form-rules.ts";
import { deletionRules } from "./deletion-form.ts";

it.each([
  ["secret", "DELETE", {}],
  ["secret", " Delete ", {}],
  ["secret", "", { confirmation: "Type DELETE to confirm" }],
  ["secret", "DELETED", { confirmation: "Type DELETE to confirm" }],
  ["", "DELETE", { password: "Password is required" }],
])("password '%s', confirmation '%s'", (password, confirmation, problems) => {
  expect(problemsOf(deletionRules, { password, confirmation })).toEqual(problems);
});
