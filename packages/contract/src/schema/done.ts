import * as z from "zod/mini";

/** The answer of an act that has nothing else to report. */
export const done = z.object({ ok: z.literal(true) });
