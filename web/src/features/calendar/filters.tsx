import type { AnswerOf, listClients } from "@petcare/contract";
import { serviceTypes, visitStatuses } from "@petcare/domain";
import { memo } from "react";
import { statusNames } from "../../lib/format/shown-status.ts";
import { serviceBrief } from "../../lib/format/words.ts";
import { FilterSelect } from "../../ui/form/filter-select.tsx";
import type { Walker } from "./board.ts";
import type { CalendarAddress } from "./calendar-address.ts";
import { unassigned } from "./filter.ts";
import classes from "./filters.module.css";

interface FiltersProps {
  address: CalendarAddress;
  walkers: readonly Walker[];
  clients: AnswerOf<typeof listClients>;
}

const services = serviceTypes.map((service_type) => ({ value: service_type, label: serviceBrief({ service_type }) }));
const statuses = visitStatuses.map((status) => ({ value: status, label: statusNames[status] }));
const colors = [{ value: "status", label: "Status" }];
const byName = (people: readonly { id: string; name: string }[]) =>
  people.map(({ id, name }) => ({ value: id, label: name })).toSorted((a, b) => a.label.localeCompare(b.label));

/** Which visits are shown, and what their colour tells. All of it is in the address. Moving a visit draws no name anew. */
export const Filters = memo(function Filters({ address, walkers, clients }: FiltersProps) {
  const { filters, choose, colorBy, view } = address;
  return (
    <fieldset className={classes.filters}>
      <legend className="visually-hidden">Filters</legend>
      <div className={classes.line}>
        <FilterSelect
          label="Walker"
          options={[{ value: unassigned, label: "Unassigned" }, ...byName(walkers)]}
          value={filters.walker}
          onChange={(value) => choose("walker", value)}
        />
        <FilterSelect
          label="Client"
          options={byName(clients)}
          value={filters.client}
          onChange={(value) => choose("client", value)}
        />
        <FilterSelect
          label="Service"
          options={services}
          value={filters.service}
          onChange={(value) => choose("service", value)}
        />
        <FilterSelect
          label="Status"
          options={statuses}
          value={filters.status}
          onChange={(value) => choose("status", value)}
        />
        {view !== "month" && view !== "agenda" && (
          <FilterSelect
            label="Color"
            all="Walker"
            options={colors}
            value={colorBy === "status" ? colorBy : undefined}
            onChange={(value) => choose("color", value)}
          />
        )}
      </div>
    </fieldset>
  );
});
