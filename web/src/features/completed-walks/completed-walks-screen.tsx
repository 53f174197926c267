import { Button, UnstyledButton } from "@mantine/core";
import { completedWalksTotals } from "@petcare/contract";
import { serviceTypes } from "@petcare/domain";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { serviceBrief } from "../../lib/format/words.ts";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { FilterSelect } from "../../ui/form/filter-select.tsx";
import { ClockIcon } from "../../ui/theme/icons.tsx";
import classes from "./completed-walks-screen.module.css";
import { CsvButton } from "./csv-button.tsx";
import { PeriodLine } from "./period-line.tsx";
import { type Address, filterNames, useWalksAddress } from "./walks-address.ts";
import { WalksList } from "./walks-list.tsx";

/** Shows what was done, what it is worth, and what has become of that. All that is chosen is in the address. */
export function CompletedWalksScreen() {
  const address = useWalksAddress();
  return (
    <div className="stack gap-12">
      <div className={classes.tools}>
        <PeriodLine address={address} />
        <WalkFilters address={address} />
        <CsvButton query={address.query} />
      </div>
      <BillChips address={address} />
      <WalksList address={address} />
    </div>
  );
}

/**
 * Shows where the work is: to be billed, on invoices or written off. It also shows what was late. Each says how many
 * there are.
 */
function BillChips({ address: { query, chosen, choose } }: { address: Address }) {
  const { billing: _, late: __, ...all } = query;
  const { data } = useRead(completedWalksTotals, { query: all, keepsPrevious: true });
  // A space keeps the line, so that nothing moves when the numbers come.
  const amount = (of: { count: number } | undefined) => ({ detail: of ? String(of.count) : "\u00a0" });
  return (
    <div className={classes.chips}>
      <ChoiceButtons
        legend="Which walks"
        hideLegend
        columns={4}
        options={[
          { value: "", label: "All", ...amount(data) },
          { value: "to-bill", label: "Not yet invoiced", ...amount(data?.to_bill) },
          { value: "invoiced", label: "Invoiced", ...amount(data?.invoiced) },
          { value: "written-off", label: "Written off", ...amount(data?.written_off) },
        ]}
        value={chosen.bill ?? ""}
        onChange={(value) => choose("bill", value || undefined)}
      />
      {(data?.late || chosen.late) && (
        <UnstyledButton
          className={classes.late}
          aria-pressed={chosen.late !== undefined}
          onClick={() => choose("late", chosen.late ? undefined : "1")}
        >
          <ClockIcon size={16} />
          {data?.late ?? 0} completed late
        </UnstyledButton>
      )}
      <p className={classes.order}>Newest first, by the day they happened</p>
    </div>
  );
}

const services = serviceTypes.map((service_type) => ({ value: service_type, label: serviceBrief({ service_type }) }));
const byName = (people: readonly { id: string; name: string }[]) =>
  people.map(({ id, name }) => ({ value: id, label: name })).toSorted((a, b) => a.label.localeCompare(b.label));

/** Chooses whose walks are shown, and of which service. */
function WalkFilters({ address: { chosen, choose, clear } }: { address: Address }) {
  const isFiltered = filterNames.some((name) => chosen[name]);
  return (
    <fieldset className={classes.filters}>
      <legend className="visually-hidden">Filters</legend>
      <FilterSelect
        label="Walker"
        options={byName(useWalkers())}
        value={chosen.walker}
        onChange={(value) => choose("walker", value)}
      />
      <FilterSelect
        label="Client"
        options={byName(useClients())}
        value={chosen.client}
        onChange={(value) => choose("client", value)}
      />
      <FilterSelect
        label="Service"
        options={services}
        value={chosen.service}
        onChange={(value) => choose("service", value)}
      />
      {isFiltered && (
        <Button variant="subtle" size="compact-md" onClick={clear}>
          Clear
        </Button>
      )}
    </fieldset>
  );
}
