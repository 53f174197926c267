type Attributes = Record<string, unknown>;

/**
 * The expressions of an update that edits an item. It sets the attributes that have a value, removes those that are
 * undefined, and counts the edit in `version`.
 *
 * @param expected the condition: what the stored item's attributes are; undefined means that it has none
 */
export const editExpression = (changes: Attributes, expected: Attributes) =>
  updateExpression(changes, expected, { version: 1 });

/**
 * The expressions of an update that sets, removes and stands on attributes as an edit does. It counts what it is given.
 *
 * @param added what numbers go up by, and what sets get; nothing of `changes`
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

/** The names of the attributes that have a value, and of those that are undefined. */
function byValue(attributes: Attributes): [defined: string[], missing: string[]] {
  const { defined = [], missing = [] } = Object.groupBy(Object.keys(attributes), (name) =>
    attributes[name] === undefined ? "missing" : "defined",
  );
  return [defined, missing];
}
