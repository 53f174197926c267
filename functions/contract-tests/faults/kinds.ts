import { TooManyRequestsException } from "@aws-sdk/client-cognito-identity-provider";
import {
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  TransactionConflictException,
} from "@aws-sdk/client-dynamodb";
import type { AwsCall } from "../../testing/calls.ts";
import { isOfCounter, isTableWrite } from "../table.ts";

/** A kind of fault at one call to AWS. */
export const kinds = [
  /** The service refuses it: too many calls. */
  "throttled",
  /** The table refuses it: another transaction is at work on the item. */
  "conflict",
  /** The call is done, and its answer is lost for good. */
  "lost",
  /** The call is done, its answer is lost, and the SDK sends it again. */
  "sent twice",
  /** The call is done, and then the process dies. */
  "killed",
  /** Just before the call, the same request is sent again and runs to its end. */
  "overtaken by its twin",
  /** Just before the call, somebody edits what the request is about. */
  "overtaken by an edit",
] as const;
export type Kind = (typeof kinds)[number];

/**
 * Whether a fault at a call tests anything new. Dying at a read is the same as dying after the write before it. A counter of
 * attempts is in no transaction, and only decides whether the request goes on.
 */
export function canHappen(kind: Kind, call: AwsCall): boolean {
  if (kind === "throttled") return true;
  if (!call.isWrite || isOfCounter(call)) return call.isWrite && kind === "lost";
  if (kind === "conflict") return isTableWrite(call);
  return kind !== "sent twice" || !isSentOnce(call);
}

/** Calls of the Cognito client that never tries again, and text messages. */
const isSentOnce = ({ name }: AwsCall) => ["ForgotPassword", "ConfirmForgotPassword", "Publish"].includes(name);

/** Whether the caller must not notice the fault: what the table refuses for a moment is sent again. */
export function isOvercome(kind: Kind, call: AwsCall): boolean {
  if (kind === "throttled") return isTableWrite(call);
  return kind === "conflict" || kind === "sent twice";
}

const said = { message: "Injected", $metadata: {} };

export function throttling(call: AwsCall): Error {
  const { name } = call;
  if (name === "Publish") return Object.assign(new Error(said.message), { name: "Throttled" });
  if (isTableWrite(call) || /^(Get|BatchGet|Query|Scan)$/.test(name)) {
    return new ProvisionedThroughputExceededException(said);
  }
  return new TooManyRequestsException(said);
}

export function conflict({ name, input }: AwsCall): Error {
  if (name !== "TransactWrite") return new TransactionConflictException(said);
  const reasons = (input.TransactItems as unknown[]).map((_, at) => ({
    Code: at === 0 ? "TransactionConflict" : "None",
  }));
  return new TransactionCanceledException({ ...said, CancellationReasons: reasons });
}

export const timeout = () => Object.assign(new Error("No answer in time"), { name: "TimeoutError" });

/** Loses the answer to the SDK's first try of this call. */
export function loseFirstAnswer({ command }: AwsCall): void {
  let tries = 0;
  command.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      tries += 1;
      if (tries === 1) throw timeout();
      return answer;
    },
    { step: "finalizeRequest", priority: "low" },
  );
}
