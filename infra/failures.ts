import { Duration, Validations } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IDestination } from "aws-cdk-lib/aws-lambda";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";

/** Keeps the calls of jobs that failed to the end, for two weeks. Each names its function, its event and its error. */
export class Failures extends Construct {
  readonly queue: Queue;
  readonly destination: IDestination;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.queue = new Queue(this, "Queue", {
      retentionPeriod: Duration.days(14),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
    });
    const reason = "It is the queue of what failed; nothing reads it but a person";
    Validations.of(this.queue).acknowledge(
      { id: "AwsSolutions-SQS3", reason },
      { id: "Serverless-SQSRedrivePolicy", reason },
    );
    const { queueArn } = this.queue;
    // The CDK's own destination also grants reading the queue's attributes.
    this.destination = {
      bind(_scope, job) {
        job.addToRolePolicy(new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [queueArn] }));
        return { destination: queueArn };
      },
    };
  }
}
