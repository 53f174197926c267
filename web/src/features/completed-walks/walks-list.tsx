import { Button, Skeleton } from "@mantine/core";
import { completedWalksTotals, listCompletedWalks } from "@petcare/contract";
import { usePages } from "../../lib/api/pages.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { WalkDialogs, walkDialogs } from "./dialogs/walk-dialogs.tsx";
import { type Address, filterNames } from "./walks-address.ts";
import { WalksTable } from "./walks-table.tsx";

const everyMs = 5 * 60_000;

/** The walks of the filter under their days, with sums that are those of all of them. */
export function WalksList({ address }: { address: Address }) {
  const { query, chosen, clear } = address;
  const list = usePages(listCompletedWalks, { query: { ...query, limit: 100 } }, everyMs);
  const totals = useRead(completedWalksTotals, { query, everyMs });
  const { dialog, opening, open, close } = useDialogInAddress(walkDialogs);
  const kind = useLastDefined(dialog?.kind);
  const walk = useLastDefined(list.data?.find(({ _id }) => _id === dialog?.id));
  const isFiltered = filterNames.some((name) => chosen[name]);
  return (
    <>
      <DataList
        list={list}
        loading={<Outline />}
        empty={
          <EmptyState title={isFiltered ? "No such walks in these days" : "Nothing was completed in these days"}>
            {isFiltered && (
              <Button variant="default" onClick={clear}>
                Show all of these days
              </Button>
            )}
          </EmptyState>
        }
      >
        {(walks) => <WalksTable walks={walks} totals={totals.data} open={open} />}
      </DataList>
      {kind && walk && (
        <WalkDialogs key={opening} kind={kind} walk={walk} opened={dialog !== undefined} onClose={close} />
      )}
    </>
  );
}

const Outline = () => (
  <div role="status" aria-label="Loading">
    <Skeleton height={520} radius="lg" />
  </div>
);
