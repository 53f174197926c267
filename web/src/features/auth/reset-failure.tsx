import { ApiError } from "../../lib/api/api-error.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { unreachable } from "./login-message.ts";

/** Why asking for a new password failed, where no field is at fault. */
export function ResetFailure({ error }: { error: Error }) {
  const offline = error instanceof ApiError && error.status === 0;
  return (
    <Notice tone="danger">{offline ? unreachable : error.message || "Something went wrong. Please try again."}</Notice>
  );
}
