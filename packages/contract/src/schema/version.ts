import * as z from "zod/mini";
import { titled } from "./title.ts";

/** The version of a record that was seen. Where it is another one by now, nothing is written. */
export const seenVersion = titled("Version", z.int("must be a whole number").check(z.minimum(1, "must be at least 1")));

/** Counts the changes of settings; 0 where the owner has made none. */
export const settingsVersion = titled(
  "Version",
  z.int("must be a whole number").check(z.minimum(0, "must be at least 0")),
);
