import { Button } from "@mantine/core";
import { useId } from "react";
import classes from "./color-field.module.css";

interface ColorFieldProps {
  /** '#2f6690', or '' for a colour in turn. */
  value: string;
  onChange: (color: string) => void;
}

/** What the colour field begins with, for it cannot be empty. */
const first = "#256b55";

/** A walker's colour on the calendar. Without one they take turns through the palette. */
export function ColorField({ value, onChange }: ColorFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>Color on the calendar</label>
      <span className={classes.choice}>
        {value === "" ? (
          <>
            <span className="muted">One of the palette’s, in turn</span>
            <Button variant="light" size="sm" onClick={() => onChange(first)}>
              Choose a color
            </Button>
          </>
        ) : (
          <>
            <input id={id} type="color" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
            <Button variant="subtle" size="sm" onClick={() => onChange("")}>
              Take turns instead
            </Button>
          </>
        )}
      </span>
    </div>
  );
}
