import * as z from "zod/mini";

/** A field with a name for people. Messages about the field use that name: "Garage code must be …". */
export function titled<Schema extends z.ZodMiniType>(title: string, schema: Schema): Schema {
  // A copy, for other fields may have the same schema and another name.
  const own = schema.clone();
  z.globalRegistry.add(own, { title });
  return own;
}

/** The name for people of a field of an object schema; undefined if it has none. */
export function titleOf(schema: z.ZodMiniType, field: PropertyKey | undefined): string | undefined {
  const inner = schema instanceof z.ZodMiniObject && field !== undefined ? schema.shape[String(field)] : undefined;
  return inner && z.globalRegistry.get(inner)?.title;
}
