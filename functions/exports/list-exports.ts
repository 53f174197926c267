import { listExports as definition } from "@petcare/contract";
import { listExports } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { exportAnswers } from "./export-answer.ts";

export const handler = endpoint(definition, async () => exportAnswers(await listExports(runtime.db, runtime.now())));
