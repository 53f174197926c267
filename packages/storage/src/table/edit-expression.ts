type Attributes = Record<string, unknown>;

/**
 * The expressions of an update that edits an item. It sets the attributes that have a value, removes those that are
 * undefined, and counts the edit in `version`.
 *
 * @param expected the condition: what the stored item's attributes are; undefined means that it has none
 */
export function editExpression(changes: Attributes, expected: Attributes) {
  const [set, removed] = byValue(changes);
  const [equal, absent] = byValue(expected);
  const sets = ["#version = #version + :one", ...set.map((name) => `#${name} = :${name}`)];
  const conditions = [
    ...equal.map((name) => `#${name} = :expected_${name}`),
    ...absent.map((name) => `attribute_not_exists(#${name})`),
  ];
  const names = new Set(["version", ...Object.keys(changes), ...Object.keys(expected)]);
  return {
    ConditionExpression: conditions.join(" AND "),
    UpdateExpression: `SET ${sets.join(", ")}${
      removed.length > 0 ? ` REMOVE ${removed.map((name) => `#${name}`).join(", ")}` : ""
    }`,
    ExpressionAttributeNames: Object.fromEntries([...names].map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ":one": 1,
      ...Object.fromEntries(set.map((name) => [`:${name}`, changes[name]])),
      ...Object.fromEntries(equal.map((name) => [`:expected_${name}`, expected[name]])),
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
