import { endpoints as contractEndpoints, type Endpoint, ownerEmail } from "@petcare/contract";
import { CfnOutput, CfnParameter, Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { Api } from "./api.ts";
import type { Backend } from "./backend.ts";
import { Budget } from "./budget.ts";
import { Data } from "./data.ts";
import { ExportBucket, ExportJob } from "./exports.ts";
import { Failures } from "./failures.ts";
import { FirstOwner } from "./first-owner.ts";
import { FunctionGroup } from "./function-group.ts";
import { Identity } from "./identity.ts";
import { KeptSettings } from "./kept-settings.ts";
import { Mail } from "./mail.ts";
import { Nightly } from "./nightly.ts";
import { Notify } from "./notify.ts";
import { OriginSecret } from "./origin-secret.ts";
import { PhotoBucket, photoAddress } from "./photos.ts";
import { PoolKeys } from "./pool-keys.ts";
import { Site } from "./site.ts";
import { Watching } from "./watching.ts";

interface PetcareStackProps extends StackProps {
  /** The output of functions/bundle.ts: bundles and calls.json. */
  functionsFolder: string;
  /** The built web application. */
  siteFolder: string;
  /** The endpoints of the API; by default the contract's. */
  endpoints?: readonly Endpoint[];
}

/**
 * The whole product in one account and region (docs/architecture.md). Routes, functions and jobs come from the contract,
 * and the table from its definition in storage.
 */
export class PetcareStack extends Stack {
  readonly api: Api;

  constructor(scope: Construct, id: string, settings: PetcareStackProps) {
    const { functionsFolder, siteFolder, endpoints = contractEndpoints, ...props } = settings;
    super(scope, id, {
      description: "Scheduling, visits and billing for a pet-care business",
      terminationProtection: true,
      ...props,
    });
    const { resource: keptSettings } = new KeptSettings(this, "KeptSettings");
    const data = new Data(this, "Data");
    const identity = new Identity(this, "Identity");
    const { table } = data;
    const { pool, client } = identity;
    const { json: poolKeys } = new PoolKeys(this, "PoolKeys", pool);
    const { value: originSecret } = new OriginSecret(this, "OriginSecret");
    const { bucket: exportBucket } = new ExportBucket(this, "ExportBucket");
    const photos = photoAddress(this);
    this.api = new Api(this, "Api");
    const { http } = this.api;
    const site = new Site(this, "Site", {
      folder: siteFolder,
      http,
      originSecret,
      photos: photos.origin,
    });
    const { address: siteUrl, origins } = site;
    for (const part of [data, identity, site]) part.node.addDependency(keptSettings);
    const { bucket: photoBucket } = new PhotoBucket(this, "Photos", { name: photos.name, origins });
    const notify = Notify.ofContext(this, "Notify");
    const mail = Mail.ofContext(this, "Mail");
    const buckets = { exportBucket, photoBucket };
    const backend: Backend = {
      keptSettings,
      functionsFolder,
      table,
      pool,
      client,
      poolKeys,
      originSecret,
      ...buckets,
      notify,
      mail,
      siteUrl,
    };
    const jobFunctions = new FunctionGroup(this, "Jobs", backend);
    const failures = new Failures(this, "Failures");
    const { job: exportJob } = new ExportJob(this, "Exports", jobFunctions, failures.destination);
    mail?.callJob(jobFunctions, failures.destination);
    this.api.addEndpoints(endpoints, { ...backend, exportJob });
    site.pages.node.addDependency(this.api);
    const { functions: jobs } = new Nightly(this, "Nightly", jobFunctions, failures.destination);
    const email = this.askForOwnerEmail();
    new FirstOwner(this, "FirstOwner", { functions: jobFunctions, email, executeAfter: [data, identity] });
    new Watching(this, "Watching", { http, jobs, exportJob, failures: failures.queue, table, email });
    new Budget(this, "Budget", email);

    new CfnOutput(this, "SiteUrl", { value: siteUrl });
    new CfnOutput(this, "TableName", { value: table.tableName });
    new CfnOutput(this, "UserPoolId", { value: pool.id });
    new CfnOutput(this, "UserPoolClientId", { value: client.ref });
  }

  /** It has no default, so a first deployment must name it. Later ones keep the value. */
  private askForOwnerEmail(): string {
    const { parameter, description, pattern, refusal } = ownerEmail;
    return new CfnParameter(this, parameter, {
      description,
      allowedPattern: pattern,
      constraintDescription: refusal,
    }).valueAsString;
  }
}
