import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { done, id, maxText, optionalText, requiredLine, role, roles, titled } from "./schema/basics.ts";
import { accountEmail, newPassword, wholeCharacters } from "./schema/credentials.ts";
import { daysOff } from "./schema/days-off.ts";
import { petNames, phone } from "./schema/person.ts";

const name = requiredLine("Name", "Name is required", 100);
const currentPassword = titled(
  "Password",
  z
    .string({ error: "Password is required" })
    .check(z.minLength(1, "Password is required"), maxText(256), wholeCharacters),
);

export const me = defineEndpoint({
  name: "me",
  method: "GET",
  path: "/me",
  handler: "account/get-me",
  audience: roles,
  summary: "The caller's own profile.",
  answer: z.object({
    id,
    _id: id,
    isCurrentUser: z.literal(true),
    role,
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    address: z.nullable(z.string()),
    pets: z.array(z.string()),
    /** Of a member of a household: the name of their client, whose the address and the pets are. */
    household: z.nullable(z.string()),
    /** Of somebody of the team: until a week after their end. */
    days_off: z.array(daysOff),
  }),
});

export const changeProfile = defineEndpoint({
  name: "changeProfile",
  method: "PATCH",
  path: "/me",
  handler: "account/change-me",
  audience: roles,
  summary: "Changes the caller's name and phone, and a client's address and pets.",
  body: z.object({
    name: titled("Name", z.optional(name)),
    phone: z.nullish(phone),
    address: optionalText("Home address", 300),
    pets: titled("Pets", z.optional(petNames)),
  }),
  answer: done,
});

export const mySeal = defineEndpoint({
  name: "mySeal",
  method: "GET",
  path: "/my-seal",
  handler: "account/get-my-seal",
  audience: ["walker"],
  summary: "The key under which the caller's phone keeps what it keeps: 32 bytes, the same at every call.",
  /** In base64url. */
  answer: z.object({ seal: z.string() }),
});

export const deleteMe = defineEndpoint({
  name: "deleteMe",
  method: "DELETE",
  path: "/me",
  handler: "account/delete-me",
  audience: ["walker", "client"],
  summary: "Deletes the caller's own account for good. Completed visits stay for the books.",
  body: z.object({ password: currentPassword }),
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
  summary: "Changes the email address that the caller signs in with, and ends their other sessions.",
  /** The current password is asked for where the sign-in is older than ten minutes. */
  body: z.object({ email: accountEmail, password: titled("Password", z.optional(currentPassword)) }),
  answer: z.object({ email: z.string() }),
});

export const changePassword = defineEndpoint({
  name: "changePassword",
  method: "PATCH",
  path: "/auth/password",
  handler: "account/change-password",
  audience: roles,
  summary: "Changes the caller's password, and ends their other sessions.",
  body: z.object({ old_password: currentPassword, new_password: newPassword("settings") }),
  answer: done,
});

export const accountEndpoints: readonly Endpoint[] = [
  me,
  mySeal,
  changeProfile,
  deleteMe,
  changeName,
  changeEmail,
  changePassword,
];
