/** The most visits that one transaction writes. DynamoDB takes 100 writes, and up to five are of other items. */
export const visitsAtOnce = 90;
