import { type Endpoint, endpoints } from "@petcare/contract";
import { Duration } from "aws-cdk-lib";
import { HttpApi, HttpMethod } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { Construct } from "constructs";
import type { Backend } from "./backend.ts";
import { functionOf } from "./function.ts";

/** API Gateway gives up after 30 seconds; the function does before, so that its log says so. */
const timeout = Duration.seconds(29);

/** The HTTP API: a route and a function for each endpoint of the contract, below /api. */
export class Api extends Construct {
  readonly http: HttpApi;

  constructor(scope: Construct, id: string, backend: Backend) {
    super(scope, id);
    this.http = new HttpApi(this, "Http");
    for (const endpoint of endpoints) this.addRoute(endpoint, backend);
  }

  private addRoute({ name, method, path, handler, summary }: Endpoint, backend: Backend): void {
    const target = functionOf(this, { name, handler, description: summary, timeout }, backend);
    this.http.addRoutes({
      path: `/api${path}`,
      methods: [HttpMethod[method]],
      integration: new HttpLambdaIntegration(name, target),
    });
  }
}
