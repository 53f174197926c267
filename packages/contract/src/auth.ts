import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { accountEmail, done, newPassword, seen, wholeCharacters } from "./schema/fields.ts";
import { role, roles } from "./schema/role.ts";

export const login = defineEndpoint({
  name: "login",
  method: "POST",
  path: "/login",
  handler: "auth/login",
  audience: "public",
  summary: "Signs in with email and password.",
  body: z.object({
    email: z
      .string({ error: "email and password required" })
      .check(
        seen,
        z.trim(),
        z.toLowerCase(),
        z.minLength(1, "email and password required"),
        z.maxLength(254, "must be at most 254 characters"),
      ),
    password: z
      .string({ error: "email and password required" })
      .check(
        z.minLength(1, "email and password required"),
        z.maxLength(256, "must be at most 256 characters"),
        wholeCharacters,
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
  summary: "Ends the session that the token belongs to, and no other.",
  answer: done,
});

export const forgotPassword = defineEndpoint({
  name: "forgotPassword",
  method: "POST",
  path: "/auth/password/forgot",
  handler: "auth/forgot-password",
  audience: "public",
  summary: "Emails a code for a new password, if the address has an account; the answer does not tell.",
  body: z.object({ email: accountEmail }),
  answer: done,
});

export const resetPassword = defineEndpoint({
  name: "resetPassword",
  method: "POST",
  path: "/auth/password/reset",
  handler: "auth/reset-password",
  audience: "public",
  summary: "Sets a new password with the emailed code; all sessions end.",
  body: z.object({
    email: accountEmail,
    code: z
      .string({ error: "Please enter the verification code" })
      .check(
        seen,
        z.trim(),
        z.minLength(1, "Please enter the verification code"),
        z.maxLength(20, "must be at most 20 characters"),
      ),
    password: newPassword("settings"),
  }),
  answer: done,
});

export const authEndpoints: readonly Endpoint[] = [login, logout, forgotPassword, resetPassword];
