/**
 * Does the work for each item, `atOnce` at the same time: enough to keep the connection busy, few enough for a table on
 * demand.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  atOnce = 10,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
