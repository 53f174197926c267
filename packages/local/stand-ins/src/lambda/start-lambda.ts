import { AwsError } from "../aws-error.ts";
import { type LoopbackAnswer, type LoopbackRequest, startLoopbackServer } from "../loopback-server.ts";

/** Runs a function, by its name. */
export type RunFunction = (name: string, event: unknown) => Promise<unknown>;

export interface Lambda {
  /** The value for AWS_ENDPOINT_URL_LAMBDA. */
  endpoint: string;
  close(): Promise<void>;
  /** The calls that were taken, oldest first. */
  invocations(): { name: string; event: unknown }[];
}

/**
 * Starts a stand-in for Lambda that only this machine reaches. It takes calls that nobody waits for: it answers before the
 * function has run. One that fails is reported, and not run again.
 */
export async function startLambda(run: RunFunction = async () => {}): Promise<Lambda> {
  const taken: { name: string; event: unknown }[] = [];
  const server = await startLoopbackServer(async (request) => {
    try {
      const invocation = invocationIn(request);
      taken.push(invocation);
      void run(invocation.name, invocation.event).catch((error: unknown) => {
        console.error(`The function ${invocation.name} failed`, error);
      });
      return { status: 202, headers: {}, body: "" };
    } catch (error) {
      if (error instanceof AwsError) return refusal(error);
      throw error;
    }
  });
  return { ...server, invocations: () => [...taken] };
}

function invocationIn({ method, path, headers, body }: LoopbackRequest): { name: string; event: unknown } {
  const [, name] = /^\/2015-03-31\/functions\/([^/?]+)\/invocations(\?|$)/.exec(path) ?? [];
  if (method !== "POST" || !name) throw new AwsError("ResourceNotFoundException", `There is no ${method} ${path}`, 404);
  if (headers["x-amz-invocation-type"] !== "Event") {
    throw new AwsError("InvalidParameterValueException", "Only calls of the type Event are taken");
  }
  return { name: decodeURIComponent(name), event: JSON.parse(body || "null") };
}

const refusal = ({ name, message, status }: AwsError): LoopbackAnswer => ({
  status,
  headers: { "content-type": "application/json", "x-amzn-errortype": name },
  body: JSON.stringify({ Type: "User", Message: message }),
});
