import { createExport, listExports } from "@petcare/contract";
import { sampleOf } from "../sample.ts";

export const exportSamples = [
  sampleOf(createExport, () => ({ body: { id: "an-export" } })),
  sampleOf(listExports, () => ({})),
];
