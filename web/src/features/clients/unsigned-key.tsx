import { clientAgreements } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import { useRead } from "../../lib/api/use-read.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import type { ClientRecord } from "./client-record.ts";

/** Warns whoever notes a key whose release the client has not signed. Draws nothing otherwise. */
export function UnsignedKey({ client: { id, name } }: { client: ClientRecord }) {
  const { data } = useRead(clientAgreements, { params: { id } });
  if (!data?.unsigned.includes("key")) return null;
  return <Notice tone="warn">{firstNameOf(name)} has not signed the Key release.</Notice>;
}
