import { showStop } from "@petcare/contract";
import { readStop } from "../shared/notices/render-email.ts";
import { stopPage } from "../shared/notices/stop-page.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

/** Mail programs open links before their readers do, so this page only asks for confirmation. */
export const handler = endpoint(showStop, async ({ params: { file }, sourceIp }) =>
  stopPage((await readStop(file, sourceIp)).kind, "asked"),
);
