/** Writes at the same time: enough to keep the connection busy, few enough for a table on demand. */
const atOnce = 10;

/** Does the work for each item, a few at the same time. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
