/** In bytes of JSON. Lambda's limit is 6 MB, of which base64 takes a quarter. */
const maxPage = 4 * 2 ** 20;

/** Counts the leading items that fit into one answer; at least one. */
export function fitting(items: readonly unknown[]): number {
  let bytes = 0;
  for (const [index, item] of items.entries()) {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    if (bytes > maxPage) return Math.max(1, index);
  }
  return items.length;
}
