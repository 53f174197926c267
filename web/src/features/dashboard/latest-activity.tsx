import { Skeleton } from "@mantine/core";
import { listHistory } from "@petcare/contract";
import { Link } from "react-router-dom";
import { useRead } from "../../lib/api/use-read.ts";
import { ChangeLines } from "../../parts/change-history/change-list.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { Section } from "./section.tsx";

/** How many changes are told. */
const maxChanges = 6;

/** What was changed last, and by whom. Nothing where nothing ever was. */
export function LatestActivity() {
  const query = useRead(listHistory, { query: { limit: maxChanges }, everyMs: 60_000 });
  if (query.data?.length === 0) return null;
  return (
    <Section title={<Link to="/admin/settings?tab=history">Latest activity</Link>}>
      <Loaded
        query={query}
        failed="Failed to load the change history. Please try again."
        loading={<Skeleton height={240} />}
      >
        {(changes) => <ChangeLines changes={changes} namesRecords />}
      </Loaded>
    </Section>
  );
}
