/** Domains that are kept for examples, and telephone numbers that are kept for films. */
const fictional = /\bexample\.(?:com|net|org)\b|\b555-\d{4}|^\+1\d{3}555\d{4}$/;

/**
 * The facts that a business cannot have, by their names in the file of facts, such as `phone.shown`.
 * The site's address is left out, because a deployment puts its own in its place.
 */
const fictionalFacts = (facts: object): string[] =>
  Object.entries(facts).flatMap(([name, value]): string[] => {
    if (name === "siteUrl") return [];
    if (typeof value === "string") return fictional.test(value) ? [name] : [];
    if (typeof value !== "object" || value === null) return [];
    return fictionalFacts(value).map((inner) => `${name}.${inner}`);
  });

/** A line that names the facts that are still the example's, or none. */
export function exampleFacts(facts: object): string[] {
  const names = fictionalFacts(facts);
  return names.length > 0 ? [`packages/business/src/index.ts still has the example's ${names.join(", ")}`] : [];
}
