// What is asked of them is in the table of keys.ts.

export const exportKey = (id: string) => ({ pk: `EXPORT#${id}`, sk: "EXPORT" });

/** Where an export stands among all. @param at epoch milliseconds */
export const exportListKey = ({ id, at }: { id: string; at: number }) => ({
  people_pk: "EXPORTS",
  people_sk: `${new Date(at).toISOString()}#${id}`,
});

/** While it is there, one is being made. */
export const runningExportKey = { pk: "EXPORTS", sk: "RUNNING" };
