import { exportFiles } from "@petcare/contract";

/** Makes the key of an export's file in the bucket. */
export const exportFileKey = (id: string) => `${exportFiles.prefix}${id}.zip`;
