import { Button } from "@mantine/core";
import { ApiError } from "../../lib/api/api-error.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";

/** No text messages can be sent at the moment: Send Code is disabled (docs/product/signup.md#phone). */
export const isUnavailable = (error: Error | null): boolean =>
  error instanceof ApiError && error.message.includes("SMS temporarily unavailable");

/** Why no code was sent. `onRetry` allows another try once there is reason to hope. */
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
