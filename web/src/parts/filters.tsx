import type { ComponentProps, ReactNode } from "react";
import { FilterSelect } from "../ui/form/filter-select.tsx";

export type Filter = ComponentProps<typeof FilterSelect>;

interface FiltersProps {
  filters: readonly Filter[];
  className?: string | undefined;
  children?: ReactNode;
}

/** The filters of a list. */
export const Filters = ({ filters, className, children }: FiltersProps) => (
  <fieldset className={className}>
    <legend className="visually-hidden">Filters</legend>
    <div className="row gap-8">
      {filters.map((filter) => (
        <FilterSelect key={filter.label} {...filter} />
      ))}
      {children}
    </div>
  </fieldset>
);

/** People as options, by name. */
export const personOptions = (people: readonly { id: string; name: string }[]) =>
  people.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ id, name }) => ({ value: id, label: name }));
