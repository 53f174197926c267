import { Skeleton } from "@mantine/core";
import { listMatters } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { count } from "../../lib/format/words.ts";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { MatterCard } from "./matter-card.tsx";
import classes from "./to-settle.module.css";

/** The reports that the plan contradicts. Nothing changes until the owner chooses. */
export function ToSettleScreen() {
  const query = useRead(listMatters, { everyMs: 60_000 });
  return (
    <Loaded query={query} failed="Failed to load what is to settle. Please try again." loading={<Outline />}>
      {({ matters, left_off }) =>
        matters.length === 0 ? (
          <EmptyState title="Nothing to settle">
            <p>A report that the plan contradicts stands here. What was settled stands in the visit's history.</p>
          </EmptyState>
        ) : (
          <>
            <p className="quiet">Reports that the plan contradicts. Nothing changes until you choose.</p>
            <ul className={classes.matters}>
              {matters.map((matter) => (
                <MatterCard key={`${matter.visit._id} ${matter.id}`} matter={matter} />
              ))}
            </ul>
            {left_off > 0 && (
              <p className="quiet">{`${count(left_off, "more report")} follow when these are settled.`}</p>
            )}
          </>
        )
      }
    </Loaded>
  );
}

const Outline = () => (
  <div role="status" aria-label="Loading">
    <Skeleton height={260} radius="lg" />
  </div>
);
