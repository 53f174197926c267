import { getPricing } from "@petcare/contract";
import { sampleOf } from "../sample.ts";

export const settingsSamples = [sampleOf(getPricing, () => ({}))];
