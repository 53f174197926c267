import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Duration, RemovalPolicy, type Size, Validations } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import {
  Architecture,
  Code,
  type IDestination,
  Function as LambdaFunction,
  Runtime,
  type VersionOptions,
} from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { Backend } from "./backend.ts";
import { actionsFor, actsForUsers, isOfMail, isOfNotify, isOfPhotos, statementsFor } from "./grants.ts";

/** The memory in MiB with which Lambda gives a function a whole processor. */
export const wholeProcessor = 1769;

interface FunctionSettings {
  name: string;
  /** The function's name in AWS; a generated one where absent. */
  functionName?: string;
  /** `<area>/<verb-noun>` */
  handler: string;
  description: string;
  timeout: Duration;
  /** In MiB; 512 where absent. */
  memorySize?: number;
  /** The space for its files while it runs; by default 512 MiB. */
  ephemeralStorageSize?: Size;
  /** Gets the calls that failed to the end, of those that nobody waits for. */
  onFailure?: IDestination;
  /** How often Lambda repeats a failed call that nobody waits for; by default twice. */
  retryAttempts?: number;
  /** Beside what every function knows. */
  environment?: Record<string, string>;
  currentVersionOptions?: VersionOptions;
}

/**
 * Functions that share one log group. Those that need exactly the same actions share a role too.
 * Lambda puts the function's name into the name of each log stream, so a line's function is known.
 */
export class FunctionGroup extends Construct {
  private readonly backend: Backend;
  private readonly logGroup: LogGroup;
  private readonly roles = new Map<string, Role>();

  constructor(scope: Construct, id: string, backend: Backend) {
    super(scope, id);
    this.backend = backend;
    this.logGroup = new LogGroup(this, "Log", {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  /**
   * A function of the contract, which may do what its code calls and no more.
   * @param scope the construct whose id starts the function's name
   * @throws Error if the handler was not bundled, or calls what no function may call
   */
  add(scope: Construct, { name, handler, environment, ...settings }: FunctionSettings): LambdaFunction {
    const { functionsFolder, table, pool, client, poolKeys, originSecret, siteUrl } = this.backend;
    const { exportBucket, photoBucket, exportJob, notify, mail } = this.backend;
    const actions = actionsFor(handler, functionsFolder).filter(
      (action) => (notify || !isOfNotify(action)) && (mail || !isOfMail(action)),
    );
    const touchesPhotos = actions.some(isOfPhotos);
    const calls = (service: string) =>
      actions.some((action) => action.startsWith(`${service}:`) && !isOfPhotos(action));
    // functions/shared/limits/limits.ts reads them, e.g. cdk deploy -c limits='{"send-code/site":{"count":500}}'
    const limits: unknown = this.node.tryGetContext("limits");
    const target = new LambdaFunction(scope, name, {
      memorySize: 512,
      ...settings,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(join(functionsFolder, handler)),
      handler: "index.handler",
      role: this.roleFor(actions),
      logGroup: this.logGroup,
      environment: {
        TABLE_NAME: table.tableName,
        USER_POOL_ID: pool.id,
        USER_POOL_CLIENT_ID: client.ref,
        USER_POOL_KEYS: poolKeys,
        ...(actsForUsers(handler, functionsFolder) && { USER_POOL_CLIENT_SECRET: client.attrClientSecret }),
        ORIGIN_SECRET: originSecret,
        SITE_URL: siteUrl,
        ...(limits !== undefined && { LIMITS: typeof limits === "string" ? limits : JSON.stringify(limits) }),
        ...(calls("s3") && { EXPORT_BUCKET: exportBucket.bucketName }),
        ...(touchesPhotos && { PHOTO_BUCKET: photoBucket.bucketName }),
        ...(notify && actions.some(isOfNotify) && { NOTIFY_CONFIGURATION: notify.id }),
        ...(mail && { MAIL_FROM: mail.from, MAIL_CONFIGURATION: mail.configuration }),
        ...(calls("lambda") && exportJob && { EXPORT_FUNCTION: exportJob.functionName }),
        ...environment,
      },
    });
    target.node.addDependency(this.backend.keptSettings);
    Validations.of(target).acknowledge(
      {
        id: "Serverless-LambdaDLQ",
        reason: settings.onFailure
          ? "The queue of failures keeps its failed calls with their errors, which a dead-letter queue does not have"
          : "Its caller waits for the answer, so Lambda queues no call",
      },
      {
        id: "Serverless-LambdaTracing",
        reason: "Its line in the log has route, status and time; X-Ray costs by the call",
      },
    );
    return target;
  }

  private roleFor(actions: string[]): Role {
    const key = actions.join(" ");
    const role = this.roles.get(key) ?? this.createRole(key, actions);
    this.roles.set(key, role);
    return role;
  }

  /** The id comes from the actions alone, so adding an endpoint renames no other role. */
  private createRole(key: string, actions: string[]): Role {
    const digest = createHash("sha256").update(key).digest("hex").slice(0, 8);
    const writeLog = new PolicyStatement({
      actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
      resources: [this.logGroup.logGroupArn],
    });
    return new Role(this, `Role${digest}`, {
      description: `Functions that call ${key || "nothing"}`,
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: {
        Calls: new PolicyDocument({ statements: [writeLog, ...statementsFor(actions, this.backend)] }),
      },
    });
  }
}
