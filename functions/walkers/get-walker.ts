import { getWalker } from "@petcare/contract";
import { readMember, walkerRecordOf } from "../shared/people/walker-record.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(getWalker, async ({ params: { id } }) => walkerRecordOf(await readMember(id)));
