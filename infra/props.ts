/** CloudFormation's property names as the CDK writes them: MinimumLength → minimumLength, at every depth. */
export type Props<T> = T extends readonly (infer Item)[]
  ? Props<Item>[]
  : T extends object
    ? { [Key in keyof T as Uncapitalize<Key & string>]: Props<T[Key]> }
    : T;

export function asProps<T>(value: T): Props<T>;
export function asProps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => asProps(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.charAt(0).toLowerCase() + name.slice(1), asProps(inner)]),
  );
}
