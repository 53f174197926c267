import { Skeleton } from "@mantine/core";
import { listMatters } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { count } from "../../lib/format/words.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { AmountsDialog } from "./amounts-dialog.tsx";
import { IncidentCard } from "./incident-card.tsx";
import { MatterCard } from "./matter-card.tsx";
import { type Matter, settledTogether } from "./settling.ts";
import classes from "./to-settle.module.css";

const dialogs = ["amounts"] as const;

/** The reports that the plan contradicts. Nothing changes until the owner chooses. */
export function ToSettleScreen() {
  const query = useRead(listMatters, { everyMs: 60_000 });
  const { dialog, opening, open, close } = useDialogInAddress(dialogs);
  return (
    <Loaded query={query} failed="Failed to load what is to settle. Please try again." loading={<Outline />}>
      {({ matters, incidents, left_off }) =>
        matters.length + incidents.length === 0 ? (
          <EmptyState title="Nothing to settle">
            <p>
              A report that the plan contradicts stands here, and an incident until you have read it. What was settled
              stands in the visit's history.
            </p>
          </EmptyState>
        ) : (
          <>
            {matters.length > 0 && (
              <p className="quiet">Reports that the plan contradicts. Nothing changes until you choose.</p>
            )}
            <ul className={classes.matters}>
              {incidents.map((incident) => (
                <IncidentCard key={`${incident.visit._id} ${incident.id}`} incident={incident} />
              ))}
              {settledTogether(matters).map(([first, ...others]) => (
                <MatterCard
                  key={`${first.visit._id} ${first.id}`}
                  matters={[first, ...others]}
                  onAmounts={({ id }) => open("amounts", id)}
                />
              ))}
            </ul>
            <Amounts matter={matters.find(({ id }) => id === dialog?.id)} opening={opening} onClose={close} />
            {left_off > 0 && (
              <p className="quiet">{`${count(left_off, "more report")} follow when these are settled.`}</p>
            )}
          </>
        )
      }
    </Loaded>
  );
}

/** A report that is settled by now has no dialog any more. */
function Amounts({ matter, opening, onClose }: { matter: Matter | undefined; opening: number; onClose: () => void }) {
  const last = useLastDefined(matter);
  if (!last) return null;
  return <AmountsDialog key={opening} matter={last} opened={matter !== undefined} onClose={onClose} />;
}

const Outline = () => (
  <div role="status" aria-label="Loading">
    <Skeleton height={260} radius="lg" />
  </div>
);
