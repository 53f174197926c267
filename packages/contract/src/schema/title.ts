import * as z from "zod/mini";

/** Names a field for people. What is wrong with it is said with that name: "Garage code must be …". */
export function titled<Schema extends z.ZodMiniType>(title: string, schema: Schema): Schema {
  z.globalRegistry.add(schema, { title });
  return schema;
}

/** The name for people of an object schema's field; undefined where it has none. */
export function titleOf(schema: z.ZodMiniType, field: PropertyKey | undefined): string | undefined {
  const inner = schema instanceof z.ZodMiniObject && field !== undefined ? schema.shape[String(field)] : undefined;
  return inner && z.globalRegistry.get(inner)?.title;
}
