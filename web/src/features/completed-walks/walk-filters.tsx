import { Button } from "@mantine/core";
import { serviceTypes } from "@petcare/domain";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { serviceBrief } from "../../lib/format/words.ts";
import { FilterSelect } from "../../ui/form/filter-select.tsx";
import classes from "./walk-filters.module.css";
import { type Address, filterNames } from "./walks-address.ts";

const services = serviceTypes.map((service_type) => ({ value: service_type, label: serviceBrief({ service_type }) }));
const byName = (people: readonly { id: string; name: string }[]) =>
  people.map(({ id, name }) => ({ value: id, label: name })).toSorted((a, b) => a.label.localeCompare(b.label));

/** Whose walks are shown, and of which service. */
export function WalkFilters({ address: { chosen, choose, clear } }: { address: Address }) {
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
