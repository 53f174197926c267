import { DynamoDBClient } from "@aws-sdk/client-dynamodb";

/** One call to AWS. */
export interface AwsCall {
  /** The name of the SDK's command without 'Command': 'TransactWrite', 'AdminDeleteUser'. */
  name: string;
  input: Record<string, unknown>;
  /** Whether it can change anything. A sign-in counts, for it can. */
  isWrite: boolean;
  /** The SDK's command. Its middleware stack serves this call alone. */
  command: Command;
}

/** Runs in place of a call. The caller gets what it answers or throws. */
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

const { send: unintercepted } = base;

const isRead = (name: string) => /^(Get|BatchGet|Query|Scan|List|Describe|AdminGet)/.test(name);

/** Ends all interceptions. */
export function passCalls(): void {
  base.send = unintercepted;
}

/** Passes every call of this process to `around`, whichever client makes it. Returns what ends that. */
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
