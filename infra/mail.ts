import { business } from "@petcare/business";
import { jobs } from "@petcare/contract";
import { Duration, Stack, Validations } from "aws-cdk-lib";
import type { IDestination } from "aws-cdk-lib/aws-lambda";
import { ConfigurationSet, EmailSendingEvent, EventDestination } from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import type { FunctionGroup } from "./function-group.ts";

/**
 * Sends messages from the deployment's own domain by SES, and takes in what SES tells of those that did not arrive. It goes
 * with `-c mail=ses` (see Identity), once SES is out of its sandbox.
 */
export class Mail extends Construct {
  /** As a mail program shows it. */
  readonly from: string;
  readonly configuration: string;
  /** The ARNs of the domain and the configuration: SES asks for a grant on both. */
  readonly arns: string[];
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, domain: string) {
    super(scope, id);
    this.from = `${JSON.stringify(business.name)} <no-reply@${domain}>`;
    // The product keeps itself who is written to no more, and the owner can put it right. SES's own list is out of her sight.
    const set = new ConfigurationSet(this, "Set", { disableSuppressionList: true });
    this.configuration = set.configurationSetName;
    const arnOf = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: "ses", resource, resourceName });
    this.arns = [arnOf("identity", domain), arnOf("configuration-set", this.configuration)];
    this.topic = new Topic(this, "Topic", { enforceSSL: true });
    set.addEventDestination("Events", {
      destination: EventDestination.snsTopic(this.topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
  }

  static ofContext(scope: Construct, id: string): Mail | undefined {
    const [mail, domain] = ["mail", "domainName"].map((name) => scope.node.tryGetContext(name) as string | undefined);
    return mail === "ses" && domain ? new Mail(scope, id, domain) : undefined;
  }

  /** Lets the contract's job note what SES tells. SNS calls it again where it failed, and then it is kept among failures. */
  callJob(group: FunctionGroup, onFailure: IDestination): void {
    const { name, handler } = jobs.find((job) => job.calledBy === "mail") as (typeof jobs)[number];
    const description = `The ${name} job`;
    const job = group.add(this, { name, handler, description, timeout: Duration.seconds(30), onFailure });
    const subscription = this.topic.addSubscription(new LambdaSubscription(job));
    const reason = "Lambda takes each event at once; what fails there is kept in the queue of failures";
    Validations.of(subscription).acknowledge({ id: "Serverless-SNSRedrivePolicy", reason });
  }
}
