import { type Endpoint, endpoints } from "@petcare/contract";
import { openApiDocument } from "@petcare/contract/openapi";

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  default?: unknown;
}

/** One field of a request. A member of a list or of an object is a field too. */
export interface Field {
  place: "params" | "query" | "body";
  /** The way to it inside the place. ['photo_urls', 0] is the first link. */
  path: (string | number)[];
  /** It must match any one of these. */
  shapes: Schema[];
  nullable: boolean;
  required: boolean;
}

const { paths } = openApiDocument(endpoints);

interface Operation {
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
}

/** Every field of an endpoint's requests, as the API document describes it. */
export function fieldsOf({ path, method }: Endpoint): Field[] {
  const operation = paths[path]?.[method.toLowerCase()] as unknown as Operation;
  const parameters = operation.parameters.flatMap(({ name, in: place, required, schema }) =>
    inside(place === "path" ? "params" : "query", [name], schema, required),
  );
  const body = operation.requestBody?.content["application/json"].schema;
  return [...parameters, ...(body ? members("body", [], body) : [])];
}

/** A field and those inside it. */
function inside(place: Field["place"], path: Field["path"], schema: Schema, required: boolean): Field[] {
  const alternatives = alternativesOf(schema);
  const shapes = alternatives.filter(({ type }) => type !== "null");
  const nullable = shapes.length < alternatives.length;
  const field = { place, path, shapes, nullable, required: required && schema.default === undefined };
  return [
    field,
    ...shapes.flatMap((shape) => [
      ...members(place, path, onlyOf(shapes, shape)),
      ...(shape.items ? inside(place, [...path, 0], shape.items, false) : []),
    ]),
  ];
}

const alternativesOf = (schema: Schema): Schema[] => schema.anyOf?.flatMap(alternativesOf) ?? [schema];

/** Takes what a shape requires from it where it is one of several: another one lacks it. */
const onlyOf = (shapes: Schema[], shape: Schema): Schema => (shapes.length > 1 ? { ...shape, required: [] } : shape);

const members = (place: Field["place"], path: Field["path"], { properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    inside(place, [...path, name], schema, required.includes(name)),
  );
