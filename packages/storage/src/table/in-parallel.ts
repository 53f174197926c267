/**
 * Runs the work for each item, `atOnce` at the same time: enough to keep the connection busy, few enough for an on-demand table.
 * @returns the results in the order of the items
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = 10,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
