import classes from "./steps.module.css";

const all = [1, 2, 3, 4];

/** 'Step 3 of 4', in words and as a line that fills. */
export function Steps({ at }: { at: number }) {
  return (
    <p className={classes.steps}>
      <span>Step {at} of 4</span>
      <span className={classes.line} aria-hidden="true">
        {all.map((step) => (
          <i key={step} data-done={step <= at || undefined} />
        ))}
      </span>
    </p>
  );
}
