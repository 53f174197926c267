import * as z from "zod/mini";
import { type Endpoint, nextCursorHeader } from "../endpoint.ts";
import { errorCodes } from "../error.ts";
import { isDay } from "../schema/basics.ts";
import { isAboveZero, isPrice, isSignedPrice } from "../schema/money.ts";

type Schema = z.core.JSONSchema.BaseSchema;

/** Our own checks in JSON Schema. zod cannot derive it from a function. */
const known = new Map<unknown, Schema>([
  [isDay, { format: "date" }],
  [isPrice, { minimum: 0, maximum: 100_000, multipleOf: 0.01 }],
  [isAboveZero, { minimum: 0.01 }],
  [isSignedPrice, { minimum: -100_000, maximum: 100_000, multipleOf: 0.01 }],
]);

/**
 * The API as an OpenAPI 3.1 document. The roles that may call an operation are its `x-roles`.
 * It is an entry of its own, so that neither the web application nor a function bundles it.
 */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Pet-care scheduling", version: "1" },
    servers: [{ url: "/api" }],
    paths,
    components: {
      schemas: { Error: error },
      responses: { Error: { description: "What went wrong.", content: json({ $ref: "#/components/schemas/Error" }) } },
      securitySchemes: { session: { type: "http", scheme: "bearer", description: "The token of POST /login." } },
    },
  };
}

const error: Schema = {
  type: "object",
  required: ["message", "code"],
  properties: {
    message: { type: "string", description: "For people." },
    code: { enum: [...errorCodes], description: "For programs." },
    fields: {
      type: "object",
      description: "A sentence for each field at fault.",
      additionalProperties: { type: "string" },
    },
    current: { description: "For a conflict: what GET /schedules/{id} answers now." },
    preview: { description: "For a conflict: what the same edit would do now." },
    request_id: { type: "string", description: "Names the log line of an unexpected error." },
  },
};

function operation(endpoint: Endpoint) {
  const { name, summary, handler, audience, params, query, body, answer, contentType, status = 200, paged } = endpoint;
  const schema = schemaOf(answer, "output");
  return {
    operationId: name,
    summary,
    tags: [handler.slice(0, handler.indexOf("/"))],
    ...(audience === "public" ? { security: [] } : { security: [{ session: [] }], "x-roles": audience }),
    parameters: [...parameters(params, "path"), ...parameters(query, "query")],
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, "input")) } }),
    responses: {
      [status]: {
        description: summary,
        ...(paged && { headers: { [nextCursorHeader]: nextCursor } }),
        content: contentType ? { [contentType]: { schema } } : json(schema),
      },
      default: { $ref: "#/components/responses/Error" },
    },
  };
}

const nextCursor = {
  description: "The `cursor` of the next page; absent on the last one.",
  schema: { type: "string" },
};

const json = (schema: Schema) => ({ "application/json": { schema } });

function parameters(source: z.ZodMiniType | undefined, place: "path" | "query") {
  if (!source) return [];
  const { properties = {}, required = [] } = schemaOf(source, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Schema {
  const { $schema, ...document } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      for (const check of zodSchema._zod.def.checks ?? []) Object.assign(jsonSchema, known.get(check));
      // The pattern has 300 characters, mostly about leap years.
      if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
    },
  });
  return document;
}
