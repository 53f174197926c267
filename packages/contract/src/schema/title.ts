import * as z from "zod/mini";

/** Gives a field a name for people. Messages about the field use that name: "Garage code must be …". */
export function titled<Schema extends z.ZodMiniType>(title: string, schema: Schema): Schema {
  z.globalRegistry.add(schema, { title });
  return schema;
}

/** The name for people of a field of an object schema; undefined if it has none. */
export function titleOf(schema: z.ZodMiniType, field: PropertyKey | undefined): string | undefined {
  const inner = schema instanceof z.ZodMiniObject && field !== undefined ? schema.shape[String(field)] : undefined;
  return inner && z.globalRegistry.get(inner)?.title;
}
