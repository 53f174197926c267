import type { Endpoint } from "@petcare/contract";

type Schema = Endpoint["answer"];

/** The parts of a schema that are read here. Each kind of schema has some of them. */
interface Def {
  type: string;
  shape: Record<string, Schema>;
  element: Schema;
  options: readonly [Schema];
  entries: Record<string, string>;
  values: readonly unknown[];
}

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/**
 * Makes the smallest answer of an endpoint, or a part of it: null, 0, '', empty lists, the first of several choices. For a
 * list it makes one item. New fields of the contract are included.
 */
export const least = <Value>({ answer }: Endpoint, ...path: string[]): Value =>
  leastOf(path.reduce((part, name) => itemOf(defOf(part).shape[name] ?? part), itemOf(answer))) as Value;

function itemOf(schema: Schema): Schema {
  const { type, element, options } = defOf(schema);
  if (type === "array") return element;
  return type === "union" ? options[0] : schema;
}

function leastOf(schema: Schema): unknown {
  const { type, shape, options, entries, values } = defOf(schema);
  switch (type) {
    case "object":
      return Object.fromEntries(
        Object.entries(shape)
          .filter(([, part]) => defOf(part).type !== "optional")
          .map(([name, part]) => [name, leastOf(part)]),
      );
    case "array":
      return [];
    case "record":
      return {};
    case "union":
      return leastOf(options[0]);
    case "enum":
      return Object.values(entries)[0];
    case "literal":
      return values[0];
    case "boolean":
      return false;
    case "nullable":
      return null;
    default:
      return type === "string" || type === "template_literal" ? "" : 0;
  }
}
