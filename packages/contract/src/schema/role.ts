import * as z from "zod/mini";

export const roles = ["admin", "walker", "client"] as const;
export type Role = (typeof roles)[number];
export const role = z.enum(roles);
