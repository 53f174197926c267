/**
 * The limits of an invoice or a pay run. `lines`: DynamoDB takes 100 writes in a transaction, one for each line, and up to
 * five are of other items. `bytes`, of its lines as JSON in UTF-8: an item has at most 400 KB.
 */
export const documentLimits = { lines: 90, bytes: 200_000 };
