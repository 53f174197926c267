import type { Context } from "aws-lambda";

/** A function's entry point, as Lambda calls it. */
export type LambdaHandler = (event: unknown, context: Context) => unknown;

interface Invocation {
  functionName: string;
  requestId: string;
  timeoutMs: number;
}

/** Thrown when a function has not answered within its timeout. */
export class TimedOut extends Error {}

/** Thrown for an event that Lambda takes from nobody. The function was not called. */
export class EventTooLarge extends Error {}

/** Lambda's limits of an event and of an answer, in bytes of JSON. A body in base64 counts as it is sent. */
const maxEvent = 6_291_456;
const maxAnswerBytes = 6_291_556;

/**
 * Calls a function as Lambda does.
 * @throws EventTooLarge, TimedOut, what the function threw, or an Error for an answer that is too large
 */
export async function invokeLambda(handler: LambdaHandler, event: unknown, invocation: Invocation): Promise<unknown> {
  if (sizeOf(event) > maxEvent) throw new EventTooLarge(`The event is larger than ${maxEvent} bytes`);
  const answer = await answerInTime(handler, event, invocation);
  if (sizeOf(answer) > maxAnswerBytes) throw new Error(`The answer is larger than ${maxAnswerBytes} bytes`);
  return answer;
}

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? "");

async function answerInTime(handler: LambdaHandler, event: unknown, invocation: Invocation): Promise<unknown> {
  const { timeoutMs, functionName } = invocation;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`${functionName} took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([(async () => handler(event, contextOf(invocation)))(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function contextOf({ functionName, requestId, timeoutMs }: Invocation): Context {
  const deadline = performance.now() + timeoutMs;
  return {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: "$LATEST",
    getRemainingTimeInMillis: () => Math.max(0, Math.round(deadline - performance.now())),
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: "local",
    memoryLimitInMB: "512",
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}
