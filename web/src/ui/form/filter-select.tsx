import classes from "./filter-select.module.css";

interface FilterSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Undefined without a filter. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** The option without a filter. */
  all?: string;
}

/** A filter of a list as a pill: its name and the chosen option. */
export function FilterSelect({ label, options, value, onChange, all = "All" }: FilterSelectProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <label className={classes.pill} data-chosen={chosen ? true : undefined}>
      <span>{label}</span>
      <select value={chosen?.value ?? ""} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
