import { InvokeCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { createExport, exportFiles } from "@petcare/contract";
import { beginExport } from "@petcare/storage";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { environment, once, runtime } from "../shared/runtime.ts";
import { exportAnswers } from "./export-answer.ts";

const lambda = once(() => new LambdaClient({}));

/** Starts an export. A repeated request calls the job again, in case the first one died before that. */
export const handler = endpoint(createExport, async ({ body, caller, via }) => {
  const requested = await beginExport(runtime.db, body.id, exportFiles.days, authorOf({ caller, via }));
  if (requested.status === "waiting") await callJob(requested.id);
  const [answer] = await exportAnswers([requested]);
  if (!answer) throw new Error(`Export ${requested.id} has no answer`);
  return answer;
});

/** Calls the job asynchronously. */
async function callJob(id: string): Promise<void> {
  await lambda().send(
    new InvokeCommand({
      FunctionName: environment("EXPORT_FUNCTION"),
      InvocationType: "Event",
      Payload: Buffer.from(JSON.stringify({ id })),
    }),
  );
}
