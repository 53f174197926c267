import * as z from "zod/mini";
import { titled } from "./basics.ts";

/** Tells whether the client is told of the act although its day is after the last day told. */
export const tell = titled("Tell the client", z.optional(z.boolean()));
