import * as z from "zod/mini";

/** The only form of export that this version writes and reads. */
export const format = "petcare-export-1";

export const manifestName = "manifest.json";

const file = z.strictObject({ lines: z.int(), sha256: z.string() });

/** What an export says of itself. All but its stamp follows from the table. */
export const manifestSchema = z.strictObject({
  format: z.literal(format),
  /** When it was made, in ISO 8601. */
  exported_at: z.string(),
  /** What does not fit together in it; null where all does. What is broken cannot be imported. */
  fault: z.nullable(z.string()),
  /** By their names in the file. */
  files: z.record(z.string(), file),
});

export type Manifest = z.infer<typeof manifestSchema>;
