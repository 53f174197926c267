/** An AWS price. `free` is each account's permanent monthly allowance. */
interface Price {
  unit: string;
  /** US dollars for a million units. */
  perMillion: number;
  free: number;
  part: CostPart;
}

export const costParts = ["data", "requests", "site", "photos", "watching", "signing in", "emails", "texts"] as const;
export type CostPart = (typeof costParts)[number];

/**
 * Prices in us-east-1 in US dollars, without taxes, from the pricing page of each service. Whoever changes one changes
 * the month. A gigabyte is 1,000 MB here.
 */
export const awsPrices = {
  month: "November 2026",
  region: "us-east-1",
  prices: {
    reads: { part: "data", unit: "DynamoDB read request units", perMillion: 0.125, free: 0 },
    writes: { part: "data", unit: "DynamoDB write request units", perMillion: 0.625, free: 0 },
    stored: { part: "data", unit: "DynamoDB megabyte-months", perMillion: 250, free: 25_000 },
    /** Recovery to any point in time. */
    backup: { part: "data", unit: "DynamoDB megabyte-months of backup", perMillion: 200, free: 0 },
    requests: { part: "requests", unit: "API Gateway requests (HTTP API)", perMillion: 1, free: 0 },
    invocations: { part: "requests", unit: "Lambda invocations", perMillion: 0.2, free: 1_000_000 },
    /** Arm. Starting up is billed too. */
    computing: { part: "requests", unit: "Lambda GB-seconds", perMillion: 13.3334, free: 400_000 },
    logs: { part: "requests", unit: "CloudWatch kilobytes of logs", perMillion: 0.5, free: 5_000_000 },
    edge: { part: "site", unit: "CloudFront requests (HTTPS)", perMillion: 1, free: 10_000_000 },
    edgeFunctions: { part: "site", unit: "CloudFront function runs", perMillion: 0.1, free: 2_000_000 },
    /** $0.085 a gigabyte. */
    transfer: { part: "site", unit: "CloudFront megabytes out", perMillion: 85, free: 1_000_000 },
    /** S3 Standard, $0.023 a gigabyte. */
    photos: { part: "photos", unit: "S3 megabyte-months", perMillion: 23, free: 0 },
    photoWrites: { part: "photos", unit: "S3 writes", perMillion: 5, free: 0 },
    photoReads: { part: "photos", unit: "S3 reads", perMillion: 0.4, free: 0 },
    /** From S3 to the internet, for photos do not pass CloudFront. */
    photoTransfer: { part: "photos", unit: "S3 megabytes out", perMillion: 90, free: 100_000 },
    alarms: { part: "watching", unit: "CloudWatch alarms", perMillion: 100_000, free: 10 },
    metrics: { part: "watching", unit: "CloudWatch metrics of our own", perMillion: 300_000, free: 10 },
    dashboards: { part: "watching", unit: "CloudWatch dashboards", perMillion: 3_000_000, free: 3 },
    /** Cognito Essentials. */
    users: { part: "signing in", unit: "Cognito users who signed in", perMillion: 15_000, free: 10_000 },
    /** $0.10 a thousand. */
    emails: { part: "emails", unit: "SES emails", perMillion: 100, free: 0 },
    /** With the carriers' fee, in the United States. */
    texts: { part: "texts", unit: "text messages", perMillion: 11_000, free: 0 },
  },
} as const satisfies { month: string; region: string; prices: Record<string, Price> };

export type UnitName = keyof typeof awsPrices.prices;
