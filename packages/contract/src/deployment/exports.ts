/** Of exports: where they are kept, and for how long. Each deployment removes older ones. */
export const exportFiles = { prefix: "exports/", days: 7 } as const;
