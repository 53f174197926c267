import "../theme/checkbox-styles.ts";
import { Checkbox, Group } from "@mantine/core";
import classes from "./choices.module.css";

interface ChoicesProps<Value extends string | number> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  problem?: string | undefined;
}

/** A choice of several options. `values` are in the order of the options. */
export function Choices<Value extends string | number>({
  legend,
  options,
  values,
  onChange,
  problem,
}: ChoicesProps<Value>) {
  const isChosen = (value: Value) => values.includes(value);
  const toggled = (value: Value) =>
    options.map((option) => option.value).filter((one) => (one === value ? !isChosen(one) : isChosen(one)));
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Group gap="14px 20px" className={classes.choices}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            radius="xs"
            label={label}
            checked={isChosen(value)}
            onChange={() => onChange(toggled(value))}
            aria-invalid={problem ? true : undefined}
          />
        ))}
      </Group>
      {problem && (
        <p role="alert" className={`mantine-InputWrapper-error ${classes.problem}`}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
