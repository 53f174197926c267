import { getTaxes } from "@petcare/contract";
import { readTaxes } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(getTaxes, () => readTaxes(runtime.db));
