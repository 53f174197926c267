import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Runs the AWS command line, and resolves to its answer.
 * @throws Error with the words that it wrote instead
 */
export type AskAws = (args: readonly string[]) => Promise<unknown>;

const run = promisify(execFile);

export const askAws: AskAws = async (args) => {
  const asked = run("aws", [...args, "--output", "json"]).catch(({ code, stderr, message }) => {
    if (code === "ENOENT") throw new Error("the AWS command line is not installed: https://aws.amazon.com/cli/");
    throw new Error(String(stderr || message).trim());
  });
  return JSON.parse((await asked).stdout || "{}");
};

interface Need {
  need: string;
  /** A call that only reads. */
  ask: readonly string[];
  /** Whether the account has it. It may read what is not there, which counts as no. */
  has: (answer: never) => boolean;
  /** A command, or an address to click. */
  mend: string;
  /** The setting without which nothing needs it. */
  only?: string;
}

/** One piece of an answer, as the call's page in AWS's reference has it. */
interface Plan {
  accountPlanType?: string;
}
interface Summary {
  SummaryMap?: { AccountMFAEnabled?: number };
}
interface Limits {
  AccountLimit?: { ConcurrentExecutions?: number };
}
interface Sandbox {
  IsInSandbox?: boolean;
}
interface Mail {
  ProductionAccessEnabled?: boolean;
}
interface SmsSettings {
  attributes?: { MonthlySpendLimit?: string };
}

/** Below this, a few people at once are throttled. */
const enoughConcurrency = 100;

/** An account's needs before the first deployment, in the order in which they are best met. */
export const needs: readonly Need[] = [
  {
    need: "the Paid plan, because AWS closes an account on the Free plan after six months",
    ask: ["freetier", "get-account-plan-state", "--region", "us-east-1"],
    has: ({ accountPlanType }: Plan) => accountPlanType === "PAID",
    mend: "aws freetier upgrade-account-plan --account-plan-type PAID --region us-east-1",
  },
  {
    need: "a second factor for the root user",
    ask: ["iam", "get-account-summary"],
    has: ({ SummaryMap }: Summary) => SummaryMap?.AccountMFAEnabled === 1,
    mend: "as root: https://console.aws.amazon.com/iam/home#/security_credentials",
  },
  {
    need: `room for ${enoughConcurrency} Lambda functions at once (a new account has 10)`,
    ask: ["lambda", "get-account-settings"],
    has: ({ AccountLimit }: Limits) => (AccountLimit?.ConcurrentExecutions ?? 0) >= enoughConcurrency,
    mend: "aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000",
  },
  {
    need: "the CDK's bootstrap stack",
    ask: ["ssm", "get-parameter", "--name", "/cdk-bootstrap/hnb659fds/version"],
    has: () => true,
    mend: "npx cdk bootstrap",
  },
  {
    need: "text messages out of the sandbox, which sends to verified numbers alone",
    ask: ["sns", "get-sms-sandbox-account-status"],
    has: ({ IsInSandbox }: Sandbox) => IsInSandbox === false,
    mend: "https://console.aws.amazon.com/sns/v3/home#/mobile/text-messaging (Exit SMS sandbox)",
  },
  {
    need: "a monthly limit of what texts may cost, above the first dollar",
    ask: ["sns", "get-sms-attributes", "--attributes", "MonthlySpendLimit"],
    has: ({ attributes }: SmsSettings) => Number(attributes?.MonthlySpendLimit ?? 1) > 1,
    mend: "aws sns set-sms-attributes --attributes MonthlySpendLimit=20 (once support has raised the quota to it)",
  },
  {
    need: "emails out of SES's sandbox, which sends to verified addresses alone",
    only: "mail=ses",
    ask: ["sesv2", "get-account"],
    has: ({ ProductionAccessEnabled }: Mail) => ProductionAccessEnabled === true,
    mend: "https://console.aws.amazon.com/ses/home#/get-set-up (Request production access)",
  },
];

const needsWith = (settings: readonly string[]) => needs.filter(({ only }) => !only || settings.includes(only));

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The CDK, and AWS for a parameter or a plan, say that something is not there with an error of such a name. */
const notThere = /(ParameterNotFound|ResourceNotFound)/;

/**
 * Asks the account for everything that it needs, changing nothing.
 * @param settings the arguments of the command; what no setting there needs is not asked for
 * @returns a line for each need that it lacks or that could not be read, with what to do; none when it lacks nothing.
 * Nothing else is asked for where nobody is signed in
 */
export async function missingIn(ask: AskAws, settings: readonly string[] = []): Promise<string[]> {
  try {
    await ask(["sts", "get-caller-identity"]);
  } catch (error) {
    return [`Missing: the AWS command line, signed in (docs/deploying.md has how)\n  ${wordsOf(error)}`];
  }
  const lines = await Promise.all(
    needsWith(settings).map(async ({ need, ask: args, has, mend }) => {
      try {
        return has((await ask(args)) as never) ? undefined : `Missing: ${need}\n  ${mend}`;
      } catch (error) {
        const words = wordsOf(error);
        return notThere.test(words) ? `Missing: ${need}\n  ${mend}` : `Not known: ${need}\n  ${words}`;
      }
    }),
  );
  return lines.filter((line) => line !== undefined);
}
