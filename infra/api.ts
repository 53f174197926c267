import { type Endpoint, methodsOf } from "@petcare/contract";
import { ArnFormat, Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import { type CfnApi, type CfnStage, HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { Backend } from "./backend.ts";
import { FunctionGroup, wholeProcessor } from "./function-group.ts";

/** API Gateway gives up after 30 seconds. The function stops before that, so its log shows the time-out. */
const timeout = Duration.seconds(29);

/** The owner's lists that read a week of everybody's visits, or more of them; the last two are those saved as CSV. */
const heavy = new Set(
  "getDashboard walkersOverview listSchedules getWeek getReconciliation previewInvoices previewWeek listDuePay completedWalksTotals listCompletedWalks getJournal".split(
    " ",
  ),
);

const groups = ["A", "B", "C"] as const;
type Group = (typeof groups)[number];

/** A function stays in its group whatever comes beside it, so that no deployment takes a grant away before it gives another. */
function groupOf({ name }: { name: string }): Group {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return groups[sum % groups.length] ?? "A";
}

/**
 * The HTTP API: a route and a function for each endpoint, below /api.
 * The routes are one OpenAPI document, because a stack holds 500 resources (docs/decisions/013-role-per-set-of-grants.md).
 */
export class Api extends Construct {
  readonly http: HttpApi;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.http = new HttpApi(this, "Gateway");
  }

  /** Apart from the constructor, because the functions know the site's address, and the site the API's. */
  addEndpoints(endpoints: readonly Endpoint[], backend: Backend): void {
    const functions = new FunctionGroup(this, "Functions", backend);
    for (const { name, handler, summary: description } of endpoints) {
      const memory = heavy.has(name) && { memorySize: wholeProcessor };
      functions.add(this, { name, functionName: this.functionName(name), handler, description, timeout, ...memory });
    }
    const operations = [...Map.groupBy(endpoints, groupOf)].flatMap(([group, ofGroup]) => {
      const invoker = this.createInvoker(group, ofGroup);
      return ofGroup.map((endpoint) => ({ endpoint, operation: this.operation(endpoint, invoker) }));
    });
    const byPath = Object.groupBy(operations, ({ endpoint }) => `/api${endpoint.path}`);
    const paths = Object.fromEntries(
      Object.entries(byPath).map(([path, ofPath = []]) => [
        path,
        Object.fromEntries(
          ofPath.flatMap(({ endpoint, operation }) =>
            methodsOf(endpoint).map((method) => [method.toLowerCase(), operation]),
          ),
        ),
      ]),
    );
    const api = this.http.node.defaultChild as CfnApi;
    api.body = { openapi: "3.0.1", info: { title: Stack.of(this).stackName, version: "1" }, paths };
    api.failOnWarnings = true;
    // The document says both.
    api.name = undefined;
    api.protocolType = undefined;
    const publicEndpoints = endpoints.filter(({ audience }) => audience === "public");
    this.limitAndLog(publicEndpoints.flatMap((one) => methodsOf(one).map((method) => `${method} /api${one.path}`)));
  }

  /**
   * A function's name is chosen. A reference to its generated one would go in a circle: the API's document names the
   * functions, which know the site's address, and the site names the API.
   */
  private functionName(endpoint: string): string {
    return `${Stack.of(this).stackName}-${endpoint}`;
  }

  private functionArn({ name }: Endpoint): string {
    return Stack.of(this).formatArn({
      service: "lambda",
      resource: "function",
      resourceName: this.functionName(name),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
  }

  /** An operation of OpenAPI 3.0 that calls the endpoint's function, with a role of API Gateway's. */
  private operation(endpoint: Endpoint, invoker: Role): object {
    const parameters = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
    }));
    return {
      ...(parameters.length > 0 && { parameters }),
      responses: { default: { description: "The function's answer" } },
      "x-amazon-apigateway-integration": {
        type: "AWS_PROXY",
        httpMethod: "POST",
        uri: this.functionArn(endpoint),
        credentials: invoker.roleArn,
        payloadFormatVersion: "2.0",
      },
    };
  }

  /**
   * Requests a second of everybody together, beyond which API Gateway answers 429; and a line for each request.
   * A public route takes fewer, and the functions' own limits guard passwords. The line has no address, no header and no body.
   */
  private limitAndLog(publicRoutes: string[]): void {
    const stage = this.http.defaultStage?.node.defaultChild as CfnStage;
    stage.defaultRouteSettings = { throttlingRateLimit: 100, throttlingBurstLimit: 200 };
    stage.routeSettings = Object.fromEntries(
      publicRoutes.map((route) => [route, { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 }]),
    );
    const log = new LogGroup(this, "Access", {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const fields = {
      request: "requestId",
      at: "requestTimeEpoch",
      route: "routeKey",
      status: "status",
      ms: "responseLatency",
    };
    stage.accessLogSettings = {
      destinationArn: log.logGroupArn,
      format: JSON.stringify(
        Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, `$context.${field}`])),
      ),
    };
  }

  /**
   * A role with which API Gateway calls a group of the functions.
   * It lists their exact ARNs. A prefix of their names would also match other stacks'.
   * One inline policy changes at once, so no function loses its grant during a deployment.
   * Its limit of 10,240 characters has room for 80 functions with the longest names that Lambda allows.
   * The trust has no condition: API Gateway names no source account here, and refuses roles of other accounts.
   * With a condition every request would be answered 500.
   */
  private createInvoker(group: Group, endpoints: readonly Endpoint[]): Role {
    const invoke = new PolicyStatement({
      actions: ["lambda:InvokeFunction"],
      resources: endpoints.map((endpoint) => this.functionArn(endpoint)),
    });
    return new Role(this, `Invoker${group}`, {
      description: `API Gateway, calling the functions of its routes, group ${group}`,
      assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
      inlinePolicies: { Invoke: new PolicyDocument({ statements: [invoke] }) },
    });
  }
}
