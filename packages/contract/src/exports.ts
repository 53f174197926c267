import { exportStatuses } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { id, instant } from "./schema/basics.ts";

const tableExport = z.object({
  id,
  at: instant,
  by: z.object({ id, name: z.nullable(z.string()) }),
  status: z.enum(exportStatuses),
  /** How many records it has read. */
  records: z.int(),
  bytes: z.nullable(z.int()),
  /** Why it has failed, where somebody can do something about it. */
  fault: z.nullable(z.string()),
  /** Until when it is kept. */
  until: instant,
  /** Its address for a quarter of an hour, without a sign-in. null: it is not done. */
  link: z.nullable(z.string()),
});

export const createExport = defineEndpoint({
  name: "createExport",
  method: "POST",
  path: "/exports",
  handler: "exports/create-export",
  audience: ["admin"],
  summary: "Begins an export of everything, once for the request's id. While one is being made, it answers that one.",
  body: z.object({
    /** The form makes it. */
    id,
  }),
  answer: tableExport,
  status: 201,
});

export const listExports = defineEndpoint({
  name: "listExports",
  method: "GET",
  path: "/exports",
  handler: "exports/list-exports",
  audience: ["admin"],
  summary: "The exports that are kept, the latest first, with how far they are and where to take them from.",
  answer: z.array(tableExport),
});

export const exportsEndpoints: readonly Endpoint[] = [createExport, listExports];
