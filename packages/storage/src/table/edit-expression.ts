/**
 * What an update needs to set the attributes that have a value, remove those that are undefined, and count the edit in
 * `version`. `names` and `values` are those of the caller's own condition.
 */
export function editExpression(
  changes: Record<string, unknown>,
  { names = {}, values = {} }: { names?: Record<string, string>; values?: Record<string, unknown> } = {},
) {
  const attributes = Object.keys(changes);
  const set = attributes.filter((name) => changes[name] !== undefined);
  const removed = attributes.filter((name) => changes[name] === undefined);
  const sets = ["#version = #version + :one", ...set.map((name) => `#${name} = :${name}`)];
  return {
    UpdateExpression: [
      `SET ${sets.join(", ")}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.map((name) => `#${name}`).join(", ")}`] : []),
    ].join(" "),
    ExpressionAttributeNames: {
      "#version": "version",
      ...Object.fromEntries(attributes.map((name) => [`#${name}`, name])),
      ...names,
    },
    ExpressionAttributeValues: {
      ":one": 1,
      ...Object.fromEntries(set.map((name) => [`:${name}`, changes[name]])),
      ...values,
    },
  };
}
