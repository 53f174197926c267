import type { Endpoint } from "@petcare/contract";

/** What is wrong, by field; 'pets.2' is the third of a list. */
export type Problems = Record<string, string>;

/** What the contract finds wrong with a body before it is sent. `labels` are the fields' own, for 'must …' to follow. */
export function problemsIn(schema: NonNullable<Endpoint["body"]>, body: unknown, labels: Record<string, string>) {
  const problems: Problems = {};
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) {
    const label = labels[String(path[0])];
    problems[path.join(".")] ??= message.startsWith("must ") ? `${label} ${message}` : message;
  }
  return problems;
}
