type Attributes = Record<string, unknown>;

/**
 * Makes the expressions of an edit: sets attributes with a value, removes undefined ones, and counts the edit in `version`.
 *
 * @param expected the condition on the stored attributes; undefined means absent
 */
export const editExpression = (changes: Attributes, expected: Attributes) =>
  updateExpression(changes, expected, { version: 1 });

/**
 * Makes the expressions of an update that sets and removes attributes like an edit, but counts only what it is given.
 *
 * @param added what is added to numbers and sets, other than those of `changes`
 */
export function updateExpression(
  changes: Attributes,
  expected: Attributes,
  added: Record<string, number | Set<string>>,
) {
  const [set, removed] = byValue(changes);
  const [equal, absent] = byValue(expected);
  const conditions = [
    ...equal.map((name) => `#${name} = :expected_${name}`),
    ...absent.map((name) => `attribute_not_exists(#${name})`),
  ];
  const clauses = Object.entries({
    SET: set.map((name) => `#${name} = :${name}`),
    REMOVE: removed.map((name) => `#${name}`),
    ADD: Object.keys(added).map((name) => `#${name} :added_${name}`),
  });
  const written = clauses
    .filter(([, parts]) => parts.length > 0)
    .map(([clause, parts]) => `${clause} ${parts.join(", ")}`);
  const names = Object.keys({ ...changes, ...expected, ...added });
  return {
    ConditionExpression: conditions.join(" AND "),
    UpdateExpression: written.join(" "),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(set.map((name) => [`:${name}`, changes[name]])),
      ...Object.fromEntries(equal.map((name) => [`:expected_${name}`, expected[name]])),
      ...Object.fromEntries(Object.entries(added).map(([name, value]) => [`:added_${name}`, value])),
    },
  };
}

/** Splits attributes into those with a value and undefined ones. */
function byValue(attributes: Attributes): [defined: string[], missing: string[]] {
  const { defined = [], missing = [] } = Object.groupBy(Object.keys(attributes), (name) =>
    attributes[name] === undefined ? "missing" : "defined",
  );
  return [defined, missing];
}
