import type { clientVisits } from "@petcare/contract";
import { visitsWithoutKey } from "@petcare/domain";
import type { usePages } from "../../lib/api/pages.ts";
import { useWalkers } from "../../lib/api/people.ts";
import { today } from "../../lib/format/time.ts";
import { keyRegister } from "../../parts/people/key-register.ts";
import type { ClientRecord } from "./client-record.ts";

export type Upcoming = ReturnType<typeof usePages<typeof clientVisits>>;

/** The client's visits of today and tomorrow whose walker has no key. */
export function useMissingKeys(client: ClientRecord, { data = [] }: Upcoming) {
  return visitsWithoutKey(data, today(), keyRegister([client], useWalkers()));
}
