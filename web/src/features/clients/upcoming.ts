import type { AnswerOf, clientVisits } from "@petcare/contract";
import { visitsWithoutKey } from "@petcare/domain";
import type { usePages } from "../../lib/api/pages.ts";
import { useWalkers } from "../../lib/api/people.ts";
import { today } from "../../lib/format/time.ts";
import type { ClientRecord } from "./client-record.ts";

export type Upcoming = ReturnType<typeof usePages<typeof clientVisits>>;
export type ClientVisit = AnswerOf<typeof clientVisits>[number];

/** The client's visits of today and tomorrow whose walker has no key. */
export function useMissingKeys({ keys }: ClientRecord, { data = [] }: Upcoming): ClientVisit[] {
  const team = useWalkers();
  return visitsWithoutKey(data, today(), {
    copiesOf: () => keys,
    isOwner: (id) => team.some((member) => member.id === id && member.isAdmin),
  });
}
