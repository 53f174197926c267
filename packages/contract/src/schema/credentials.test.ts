import { expect, test } from "vitest";
import { changeEmail } from "../account.ts";
import { login } from "../auth.ts";
import { createClient } from "../clients.ts";
import { askForMeet } from "../meet.ts";
import { completeWalkerSignup, emailAvailable } from "../signup.ts";
import { createWalker } from "../walkers.ts";

const bodies = [changeEmail, login, createClient, askForMeet, completeWalkerSignup, createWalker];

test("every email field loses the comma, semicolon or full stop behind the address", () => {
  const { email: asked } = emailAvailable.query.shape;
  const fields = [...bodies.map(({ body }) => (body.shape as { email: typeof asked }).email), asked];
  for (const field of fields) {
    for (const typed of [" Ana@Example.com,", "ana@example.com.", "ana@example.com ; "]) {
      expect(field.parse(typed)).toBe("ana@example.com");
    }
  }
});
