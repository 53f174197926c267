import {
  HttpIntegrationType,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  IntegrationCredentials,
  PayloadFormatVersion,
} from "aws-cdk-lib/aws-apigatewayv2";
import type { IRole } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";

/**
 * Calls a function with a role of API Gateway's. The CDK's HttpLambdaIntegration cannot: it adds a permission, which is
 * a resource, for each route.
 */
export class LambdaIntegration extends HttpRouteIntegration {
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
