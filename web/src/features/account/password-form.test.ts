import { expect, it } from "vitest";
import { problemsOf } from "../../ui/form/form-rules.ts";
import { emptyPasswords, passwordRules } from "./password-form.ts";

const tooShort = "Password must be at least 9 characters";
const noMatch = "New passwords do not match";

it.each([
  ["Bellmore1", "Bellmore1", {}],
  ["Bellmore", "Bellmore", { new_password: tooShort }],
  ["bellmore-1", "bellmore-1", { new_password: "Password must contain at least one uppercase letter" }],
  ["Bellmore1", "bellmore1", { confirmation: noMatch }],
  ["Bellmore1", "", { confirmation: noMatch }],
  ["short", "Other", { new_password: tooShort, confirmation: noMatch }],
])("%s, confirmed as %s", (new_password, confirmation, problems) => {
  const form = { old_password: "Bellmore-2026", new_password, confirmation };
  expect(problemsOf(passwordRules, form)).toEqual(problems);
});

it("asks for the current password", () => {
  expect(problemsOf(passwordRules, emptyPasswords)).toEqual({
    old_password: "Password is required",
    new_password: tooShort,
  });
});
