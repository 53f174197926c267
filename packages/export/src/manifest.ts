import { storedForm } from "@petcare/storage";
import * as z from "zod/mini";

/** The only form of export that this version writes and reads. */
export const format = `petcare-export-${storedForm}`;

export const manifestName = "manifest.json";

/** Describes the export. */
export const manifestSchema = z.strictObject({
  format: z.literal(format),
  /** When it was made, in ISO 8601. */
  exported_at: z.string(),
  /** The SHA-256 of each file by its name, hexadecimal. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
