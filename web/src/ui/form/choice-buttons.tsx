import { type ReactNode, useId } from "react";
import classes from "./choice-buttons.module.css";

interface ChoiceButtonsProps<Value extends string> {
  legend: string;
  /** Hides the legend from all but screen readers. */
  hideLegend?: boolean;
  options: readonly { value: Value; label: string; detail?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  description?: ReactNode;
  error?: string | undefined;
  /** The number of buttons in a line; at most 3 on a phone. */
  columns?: number;
  /** On a phone each button takes a line. */
  stacks?: boolean;
}

/** A choice of one option, as buttons. They are radio inputs, so the arrow keys choose. */
export function ChoiceButtons<Value extends string>(props: ChoiceButtonsProps<Value>) {
  const { legend, hideLegend, options, value, onChange, description, error, stacks } = props;
  const { columns = options.length } = props;
  const few = columns === 4 ? 2 : Math.min(columns, 3);
  const id = useId();
  return (
    <fieldset aria-describedby={description || error ? `${id}-more` : undefined}>
      <legend className={hideLegend ? "visually-hidden" : undefined}>{legend}</legend>
      <div
        className={classes.options}
        data-list={columns === 1 || undefined}
        style={{ "--columns": columns, "--few": stacks ? 1 : few }}
      >
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-invalid={error ? true : undefined}
            />
            <span>{option.label}</span>
            {option.detail && (
              <>
                {" "}
                <small>{option.detail}</small>
              </>
            )}
          </label>
        ))}
      </div>
      {(description || error) && (
        <div id={`${id}-more`} className={classes.more} data-error={error ? true : undefined}>
          {error ?? description}
        </div>
      )}
    </fieldset>
  );
}
