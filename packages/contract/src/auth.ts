import * as z from "zod/mini";
import { defineEndpoint, roles } from "./endpoint.ts";

export const role = z.enum(roles);

export const ping = defineEndpoint({
  name: "ping",
  method: "GET",
  path: "/ping",
  handler: "health/ping",
  audience: "public",
  summary: "Answers while the service is awake.",
  answer: z.object({ ok: z.literal(true) }),
});

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
        z.trim(),
        z.toLowerCase(),
        z.minLength(1, "email and password required"),
        z.maxLength(254, "must be at most 254 characters"),
      ),
    password: z
      .string({ error: "email and password required" })
      .check(z.minLength(1, "email and password required"), z.maxLength(256, "must be at most 256 characters")),
  }),
  answer: z.object({ token: z.string(), role }),
});
