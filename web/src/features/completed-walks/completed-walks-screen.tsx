import { BillChips } from "./bill-chips.tsx";
import classes from "./completed-walks-screen.module.css";
import { CsvButton } from "./csv-button.tsx";
import { PeriodLine } from "./period-line.tsx";
import { WalkFilters } from "./walk-filters.tsx";
import { useWalksAddress } from "./walks-address.ts";
import { WalksList } from "./walks-list.tsx";

/** What was done, what it is worth, and what has become of that. All that is chosen is in the address. */
export function CompletedWalksScreen() {
  const address = useWalksAddress();
  const { problem, query } = address;
  return (
    <div className={classes.screen}>
      <div className={classes.tools}>
        <PeriodLine address={address} />
        <WalkFilters address={address} />
        {!problem && <CsvButton query={query} />}
      </div>
      {problem ? null : (
        <>
          <BillChips address={address} />
          <WalksList address={address} />
        </>
      )}
    </div>
  );
}
