import {
  type AnswerOf,
  type BodyOf,
  changeClient,
  clientAgreements,
  getClient,
  getNotices,
  listClients,
} from "@petcare/contract";
import { patchAnswers, readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";

export type ClientRecord = AnswerOf<typeof getClient>;
export type ClientChange = Omit<BodyOf<typeof changeClient>, "version">;

/** Shows a record as the server answered it, wherever the client is read. */
export function showRecord(record: ClientRecord): void {
  patchAnswers(getClient, (known) => (known.id === record.id ? record : known));
  // A pet may need a signature, and messages go to the email.
  readAgain(listClients, clientAgreements, getNotices);
}

/** Changes a client who was seen as `client`, and shows them so everywhere. */
export async function saveClient(
  { id, version }: Pick<ClientRecord, "id" | "version">,
  body: ClientChange,
): Promise<void> {
  showRecord(await call(changeClient, { params: { id }, body: { version, ...body } }));
}
