import * as z from "zod/mini";

/** The only form of export that this version writes and reads. */
export const format = "petcare-export-2";

/** The form before, which nothing reads any more. */
export const formerFormat = "petcare-export-1";

export const manifestName = "manifest.json";

const file = z.strictObject({ lines: z.int(), sha256: z.string() });

/** Describes the export. */
export const manifestSchema = z.strictObject({
  format: z.literal(format),
  /** When it was made, in ISO 8601. */
  exported_at: z.string(),
  /** Why it is not whole; null where it is. What is not whole cannot be imported. */
  fault: z.nullable(z.string()),
  /** By their names in the file. */
  files: z.record(z.string(), file),
});

export type Manifest = z.infer<typeof manifestSchema>;
