interface Schema {
  safeParse(value: unknown): { error?: { issues: readonly { message: string }[] } | undefined };
}

/** What is wrong with a value, in the contract's own words; undefined when it will do. */
export const problemIn = (schema: Schema, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;
