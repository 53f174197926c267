import { ActionIcon } from "@mantine/core";
import { NextIcon, PreviousIcon } from "../theme/icons.tsx";
import classes from "./period-steps.module.css";

interface PeriodStepsProps {
  /** The period that is shown, in words. */
  title: string;
  /** The unit of one step: 'week'. */
  unit: string;
  onStep: (step: -1 | 1) => void;
  /** Disables the step back, or the step ahead. */
  isFirst?: boolean;
  isLast?: boolean;
}

/** The shown period between the buttons for the previous and the next one. */
export function PeriodSteps({ title, unit, onStep, isFirst = false, isLast = false }: PeriodStepsProps) {
  return (
    <div className={classes.steps}>
      <ActionIcon variant="default" aria-label={`Previous ${unit}`} disabled={isFirst} onClick={() => onStep(-1)}>
        <PreviousIcon />
      </ActionIcon>
      <h2 className={classes.title} aria-live="polite">
        {title}
      </h2>
      <ActionIcon variant="default" aria-label={`Next ${unit}`} disabled={isLast} onClick={() => onStep(1)}>
        <NextIcon />
      </ActionIcon>
    </div>
  );
}
