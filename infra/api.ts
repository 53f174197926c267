import type { Endpoint } from "@petcare/contract";
import { Duration, NestedStack, RemovalPolicy, Validations } from "aws-cdk-lib";
import {
  type CfnStage,
  HttpApi,
  HttpIntegrationType,
  HttpMethod,
  HttpRoute,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  HttpRouteKey,
  IntegrationCredentials,
  PayloadFormatVersion,
} from "aws-cdk-lib/aws-apigatewayv2";
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { Backend } from "./backend.ts";
import { FunctionGroup } from "./function-group.ts";

/** API Gateway gives up after 30 seconds. The function stops before that, so its log shows the time-out. */
const timeout = Duration.seconds(29);

type Group = "A" | "B";

/** A function stays in its group whatever comes beside it, so that no deployment takes a grant away before it gives another. */
function groupOf({ name }: { name: string }): Group {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return sum % 2 === 0 ? "A" : "B";
}

/**
 * The HTTP API: a route and a function for each endpoint, below /api.
 * The routes are a stack of their own, because a stack holds 500 resources (docs/decisions/013-role-per-set-of-grants.md).
 */
export class Api extends Construct {
  readonly http: HttpApi;
  readonly routes: NestedStack;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.http = new HttpApi(this, "Gateway");
    this.routes = new NestedStack(this, "Routes", { description: "The routes of the API" });
  }

  /** Apart from the constructor, because the functions know the site's address, and the site the API's. */
  addEndpoints(endpoints: readonly Endpoint[], backend: Backend): void {
    const functions = new FunctionGroup(this, "Functions", backend);
    const publicRoutes = endpoints.filter(({ audience }) => audience === "public");
    const routes = endpoints.map(({ name, method, path, handler, summary, audience }) => ({
      name,
      audience,
      path: `/api${path}`,
      method: HttpMethod[method],
      target: functions.add(this, { name, handler, description: summary, timeout }),
    }));
    for (const [group, ofGroup] of Map.groupBy(routes, groupOf)) {
      const invoker = this.createInvoker(
        group,
        ofGroup.map(({ target }) => target),
      );
      for (const { name, audience, path, method, target } of ofGroup) {
        const integration = new LambdaIntegration("Call", target, invoker);
        const route = new HttpRoute(this.routes, name, {
          httpApi: this.http,
          routeKey: HttpRouteKey.with(path, method),
          integration,
        });
        const reason =
          audience === "public"
            ? "Anybody may call it; it has the tighter limit of public routes"
            : "Its function verifies the token and reads the user's record, which a gateway's authorizer cannot see";
        Validations.of(route).acknowledge({ id: "AwsSolutions-APIG4", reason });
      }
    }
    this.limitAndLog(publicRoutes.map(({ method, path }) => `${method} /api${path}`));
  }

  /**
   * Requests a second of everybody together, beyond which API Gateway answers 429; and a line for each request.
   * A public route takes fewer. The line has no address, no header and no body.
   */
  private limitAndLog(publicRoutes: string[]): void {
    const stage = this.http.defaultStage?.node.defaultChild as CfnStage;
    stage.defaultRouteSettings = { throttlingRateLimit: 100, throttlingBurstLimit: 200 };
    stage.routeSettings = Object.fromEntries(
      publicRoutes.map((route) => [route, { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 }]),
    );
    // API Gateway refuses settings of a route that is not there yet.
    if (this.routes.nestedStackResource) stage.addResourceDependency(this.routes.nestedStackResource);
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
   * It lists their exact ARNs. A prefix of their names would also match other stacks', and chosen names block replacement.
   * One inline policy changes at once, so no function loses its grant during a deployment.
   * Its limit of 10,240 characters has room for 80 functions with the longest names that Lambda allows.
   * The trust has no condition: API Gateway names no source account here, and refuses roles of other accounts.
   * With a condition every request would be answered 500.
   */
  private createInvoker(group: Group, functions: readonly IFunction[]): Role {
    const invoke = new PolicyStatement({
      actions: ["lambda:InvokeFunction"],
      resources: functions.map(({ functionArn }) => functionArn),
    });
    return new Role(this, `Invoker${group}`, {
      description: `API Gateway, calling the functions of its routes, group ${group}`,
      assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
      inlinePolicies: { Invoke: new PolicyDocument({ statements: [invoke] }) },
    });
  }
}

/**
 * Calls a function with a role of API Gateway's. The CDK's HttpLambdaIntegration cannot: it adds a permission, which is
 * a resource, for each route.
 */
class LambdaIntegration extends HttpRouteIntegration {
  private readonly target: IFunction;
  private readonly invoker: IRole;

  constructor(id: string, target: IFunction, invoker: IRole) {
    super(id);
    this.target = target;
    this.invoker = invoker;
  }

  override bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.target.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(this.invoker),
    };
  }
}
