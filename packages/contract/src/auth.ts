import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { done, maxText, role, roles, seen, titled } from "./schema/basics.ts";
import { accountEmail, bareEmail, newPassword, verificationCode, wholeCharacters } from "./schema/credentials.ts";

const bothRequired = { error: "email and password required" };

export const login = defineEndpoint({
  name: "login",
  method: "POST",
  path: "/login",
  handler: "auth/login",
  audience: "public",
  summary: "Signs in with email and password.",
  body: z.object({
    email: titled("Email", z.string(bothRequired).check(seen, bareEmail, z.minLength(1, bothRequired), maxText(254))),
    password: titled(
      "Password",
      z.string(bothRequired).check(z.minLength(1, bothRequired), maxText(256), wholeCharacters),
    ),
  }),
  answer: z.object({ token: z.string(), role }),
});

export const logout = defineEndpoint({
  name: "logout",
  method: "POST",
  path: "/logout",
  handler: "auth/logout",
  audience: roles,
  summary: "Ends the session of the token, and no other. Pushes to the named browser end with it.",
  query: z.object({
    /** The browser, by the answer that told of it. */
    browser: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, "must be a browser that was told of"))),
  }),
  answer: done,
});

export const forgotPassword = defineEndpoint({
  name: "forgotPassword",
  method: "POST",
  path: "/auth/password/forgot",
  handler: "auth/forgot-password",
  audience: "public",
  summary: "Emails a code for a new password if the address has an account. The answer does not tell whether it has.",
  body: z.object({ email: accountEmail }),
  answer: done,
});

export const resetPassword = defineEndpoint({
  name: "resetPassword",
  method: "POST",
  path: "/auth/password/reset",
  handler: "auth/reset-password",
  audience: "public",
  summary: "Sets a new password with the emailed code, and ends all sessions.",
  body: z.object({
    email: accountEmail,
    code: verificationCode.check(maxText(20)),
    password: newPassword("settings"),
  }),
  answer: done,
});

export const authEndpoints: readonly Endpoint[] = [login, logout, forgotPassword, resetPassword];
