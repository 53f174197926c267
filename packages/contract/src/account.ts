import * as z from "zod/mini";
import { defineEndpoint, roles } from "./endpoint.ts";
import { accountEmail, done, newPassword, optionalText, petNames, phone, visible } from "./fields.ts";

const name = z
  .string({ error: "Name is required" })
  .check(z.trim(), visible("Name is required"), z.maxLength(100, "must be at most 100 characters"));
const currentPassword = z
  .string({ error: "Password is required" })
  .check(z.minLength(1, "Password is required"), z.maxLength(256, "must be at most 256 characters"));

export const logout = defineEndpoint({
  name: "logout",
  method: "POST",
  path: "/logout",
  handler: "auth/logout",
  audience: roles,
  summary: "Ends the session that the token belongs to, and no other.",
  answer: done,
});

export const changeName = defineEndpoint({
  name: "changeName",
  method: "PATCH",
  path: "/auth/name",
  handler: "account/change-name",
  audience: roles,
  summary: "Changes the caller's name.",
  body: z.object({ full_name: name }),
  answer: z.object({ full_name: z.string() }),
});

export const changeEmail = defineEndpoint({
  name: "changeEmail",
  method: "PATCH",
  path: "/auth/email",
  handler: "account/change-email",
  audience: roles,
  summary: "Changes the address that the caller signs in with; their other sessions end.",
  body: z.object({ email: accountEmail }),
  answer: z.object({ email: z.string() }),
});

export const changePassword = defineEndpoint({
  name: "changePassword",
  method: "PATCH",
  path: "/auth/password",
  handler: "account/change-password",
  audience: roles,
  summary: "Changes the caller's password; their other sessions end.",
  body: z.object({ old_password: currentPassword, new_password: newPassword("settings") }),
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
        z.trim(),
        z.minLength(1, "Please enter the verification code"),
        z.maxLength(20, "must be at most 20 characters"),
      ),
    password: newPassword("settings"),
  }),
  answer: done,
});

export const changeProfile = defineEndpoint({
  name: "changeProfile",
  method: "PATCH",
  path: "/me",
  handler: "account/change-me",
  audience: roles,
  summary: "Changes the caller's name and phone, and a client's address and pets.",
  body: z.object({
    name,
    phone: z.nullish(phone),
    address: optionalText(300),
    pets: z.optional(petNames),
  }),
  answer: done,
});

export const deleteMe = defineEndpoint({
  name: "deleteMe",
  method: "DELETE",
  path: "/me",
  handler: "account/delete-me",
  audience: ["walker", "client"],
  summary: "Deletes the caller's own account for good; completed visits stay for the books.",
  body: z.object({ password: currentPassword }),
  answer: done,
});
