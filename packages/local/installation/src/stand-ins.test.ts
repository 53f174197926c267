import { expect, test } from "vitest";
import { startStandIns } from "./stand-ins.ts";

test("a service that the user has gets no stand-in", async () => {
  const standIns = await startStandIns({ given: { AWS_ENDPOINT_URL_SNS: "http://localhost:4566" } });
  await standIns.close();
  expect(Object.keys(standIns.environment)).toEqual([
    "AWS_ENDPOINT_URL_DYNAMODB",
    "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER",
    "AWS_ENDPOINT_URL_SESV2",
    "PUSH_ENDPOINT_URL",
    "AWS_ENDPOINT_URL_S3",
    "AWS_ENDPOINT_URL_LAMBDA",
  ]);
  expect(standIns.messages()).toEqual([]);
});
