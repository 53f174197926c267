// Every stored field holds a mark of its own, so an answer that shows it is recognised, whatever the field is called there.

/** Every field has a value. The compiler asks for a field that is added to the type. */
export type Filled<Stored> = { [Field in keyof Stored]-?: NonNullable<Stored[Field]> };

/** The marks of fields that hold integers: cents, counts and instants. */
const numbers = new Map<number, string>();

export const text = (whose: string, field: string) => `zq_${whose}_${field}_qz`;

export function integer(whose: string, field: string, above = 7_000_000): number {
  const value = above + 1000 * (numbers.size + 1);
  numbers.set(value, text(whose, field));
  return value;
}

/** Epoch milliseconds, in 2020. */
export const instant = (whose: string, field: string) => integer(whose, field, Date.UTC(2020, 0, 1));

type Words<Text> = Text extends `${infer One} ${infer Others}` ? One | Words<Others> : Text;
type Mark<Value> = (whose: string, field: string) => Value;

/** Makes a mark for each of these fields: texts, or integers where that is given. They are inside of `of`. */
export const marks = <const Fields extends string, Value = string>(
  whose: string,
  fields: Fields,
  { of, mark = text as Mark<Value> }: { of?: string; mark?: Mark<Value> } = {},
) =>
  Object.fromEntries(fields.split(" ").map((field) => [field, mark(whose, of ? `${of}.${field}` : field)])) as Record<
    Words<Fields>,
    Value
  >;

/** The marks in an answer, as '<whose>.<field>'. */
export function marksIn(answer: unknown): string[] {
  const found = new Set<string>();
  const add = (mark: string) => found.add(mark.replace(/^zq_([a-z]+)_(.*)_qz$/, "$1.$2"));
  JSON.stringify(answer, (_key, part: unknown) => {
    // Long lines of a calendar are folded anywhere.
    if (typeof part === "string")
      for (const [mark] of part.replaceAll("\r\n ", "").matchAll(/zq_[a-z]+_.+?_qz/g)) add(mark);
    const known = typeof part === "string" ? numbers.get(Date.parse(part)) : numbers.get(centsOf(part));
    if (known) add(known);
    return part;
  });
  return [...found].sort();
}

/** A number as it may have been planted: in cents, where it is in dollars. */
function centsOf(value: unknown): number {
  if (typeof value !== "number") return Number.NaN;
  return numbers.has(value) ? value : Math.round(value * 100);
}
