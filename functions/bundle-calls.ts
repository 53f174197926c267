/** Matches the document client's own list of a transaction's writes, which names every kind of write. */
const ofDocumentClient =
  /\b(?:Put:\{Item|(?:ConditionCheck|Delete|Update):\{Key):[\w$]+,ExpressionAttributeValues:[\w$]+\}/g;

/**
 * Finds the indexes and the transactions' writes that a bundle's code names, in the form of `calls`.
 * Minifying removes what is never reached, and keeps the names of properties.
 * @param calls the bundle's operations
 * @throws Error if a query's index is not a literal
 */
export function detailsIn(code: string, calls: readonly string[]): string[] {
  const found: string[] = [];
  if (calls.includes("dynamodb:Query")) {
    for (const [whole, index] of code.matchAll(/\bIndexName:(?:"(\w+)"|.{1,20})/g)) {
      if (!index) throw new Error(`A query's index is not written out: ${whole}`);
      found.push(`dynamodb:Query/${index}`);
    }
  }
  if (calls.includes("dynamodb:TransactWriteItems")) {
    for (const [, write] of code.replaceAll(ofDocumentClient, "").matchAll(/\b(ConditionCheck|Delete|Put|Update):/g)) {
      found.push(`dynamodb:TransactWriteItems/${write}`);
    }
  }
  return [...new Set(found)];
}
