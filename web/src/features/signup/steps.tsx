import { Button } from "@mantine/core";
import { ApiError } from "../../lib/api/api-error.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import classes from "./screen.module.css";

const all = [1, 2, 3, 4];

/** 'Step 3 of 4', in words and as a bar. */
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

/** Tells whether the server cannot send text messages for now, by its message (docs/product/signup.md#phone). */
export const isUnavailable = (error: Error | null | undefined): boolean =>
  error instanceof ApiError && error.message.includes("SMS temporarily unavailable");

/** Says why no code was sent. `onRetry` enables the button again. */
export function SmsProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isUnavailable(error)) return <Failure error={error} fallback="Failed to send verification code" />;
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}
