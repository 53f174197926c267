import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { endpoints } from "../endpoints.ts";
import { definePaged } from "../paged-endpoint.ts";
import { createSchedule } from "../schedules.ts";
import { instant, localDate } from "../schema/basics.ts";
import { openApiDocument } from "./openapi.ts";

const document = openApiDocument(endpoints);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

const walk = defineEndpoint({
  name: "moveWalk",
  method: "PATCH",
  path: "/walks/{id}",
  handler: "visits/move-walk",
  audience: ["admin", "walker"],
  summary: "Moves a walk.",
  params: z.object({ id: z.string() }),
  query: z.object({ dry: z.optional(z.boolean()), version: z.number() }),
  body: z.object({ date: localDate, notes: z._default(z.string(), "") }),
  answer: z.object({ start: instant, notes: z._default(z.string(), "") }),
  status: 201,
});

test("an operation says who may call it, what it takes and what it answers", () => {
  expect(openApiDocument([walk]).paths).toEqual({
    "/walks/{id}": {
      patch: {
        operationId: "moveWalk",
        summary: "Moves a walk.",
        tags: ["visits"],
        security: [{ session: [] }],
        "x-roles": ["admin", "walker"],
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "string" } },
          { name: "dry", in: "query", required: false, schema: { type: "boolean" } },
          { name: "version", in: "query", required: true, schema: { type: "number" } },
        ],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: { date: { type: "string", format: "date" }, notes: { type: "string", default: "" } },
                required: ["date"],
              },
            },
          },
        },
        responses: {
          201: {
            description: "Moves a walk.",
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  properties: {
                    start: { type: "string", format: "date-time" },
                    notes: { type: "string", default: "" },
                  },
                  required: ["start", "notes"],
                  additionalProperties: false,
                },
              },
            },
          },
          default: { $ref: "#/components/responses/Error" },
        },
      },
    },
  });
});

test("a list in pages takes a page beside its own query, and names the header that leads on", () => {
  const list = definePaged({
    ...walk,
    name: "listWalks",
    method: "GET",
    query: z.object({ date: localDate }),
    status: 200,
  });
  const operation = openApiDocument([list]).paths["/walks/{id}"]?.get;
  expect(operation?.parameters.filter((parameter) => parameter.in === "query")).toMatchObject([
    { name: "date", required: true },
    { name: "limit", required: false, schema: { type: "integer", minimum: 1, maximum: 200, default: 50 } },
    { name: "cursor", required: false, schema: { type: "string" } },
  ]);
  expect(operation?.responses[200]).toMatchObject({ headers: { "next-cursor": { schema: { type: "string" } } } });
  expect(openApiDocument([walk]).paths["/walks/{id}"]?.patch?.responses[201]).not.toHaveProperty("headers");
});

test("every endpoint is an operation under a name of its own", () => {
  const described = operations.map(({ operationId, method, path }) => [operationId, method.toUpperCase(), path]);
  expect(described.sort()).toEqual(endpoints.map(({ name, method, path }) => [name, method, path]).sort());
  expect(new Set(described.map(([name]) => name)).size).toBe(endpoints.length);
});

test("what zod cannot see of our own checks is said", () => {
  const body = openApiDocument([createSchedule]).paths["/schedules"]?.post?.requestBody;
  expect(body?.content["application/json"].schema.properties).toMatchObject({
    date: { format: "date" },
    timeframe: { enum: ["early_morning", "morning", "afternoon", "late_afternoon", "evening"] },
    price: { anyOf: [{ minimum: 0, maximum: 100_000, multipleOf: 0.01 }, { type: "null" }] },
  });
});

test("the command prints it", () => {
  const printed = execFileSync(process.execPath, [join(import.meta.dirname, "../../openapi-cli.ts")], {
    encoding: "utf8",
    maxBuffer: 16 * 1024 * 1024,
  });
  expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify(document)));
});
