import { DynamoDBClient } from "@aws-sdk/client-dynamodb";

/** One call to AWS: to the table, to Cognito or to SNS. */
export interface AwsCall {
  /** The SDK's command without its last word, for example 'TransactWrite' or 'AdminDeleteUser'. */
  name: string;
  input: Record<string, unknown>;
  /** Whether it can change anything. */
  isWrite: boolean;
  /** The command itself, whose middleware stack is of this call alone. */
  command: Command;
}

/** Does something instead of a call, or around it; what it answers or throws is what the caller gets. */
export type Around = (call: AwsCall, send: () => Promise<unknown>) => Promise<unknown>;

/** The SDK's command, as far as tests use it. */
interface Command {
  constructor: { name: string };
  input: Record<string, unknown>;
  middlewareStack: {
    add(
      middleware: (next: (args: never) => Promise<never>) => (args: never) => Promise<never>,
      options: { step: "finalizeRequest"; priority: "low" },
    ): void;
  };
}

/** The class that every client of the SDK extends. */
const base = Object.getPrototypeOf(DynamoDBClient.prototype) as { send(command: Command): Promise<unknown> };

const isRead = (name: string) => /^(Get|BatchGet|Query|Scan|List|Describe|AdminGet)/.test(name);

/** Hands every call that this process makes to `around` from here on, whichever client makes it; returns what undoes that. */
export function interceptCalls(around: Around): () => void {
  const { send } = base;
  base.send = function (command) {
    const name = command.constructor.name.replace(/Command$/, "");
    const call = { name, input: command.input, isWrite: !isRead(name), command };
    return around(call, () => send.call(this, command));
  };
  return () => {
    base.send = send;
  };
}
