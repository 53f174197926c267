import type { Endpoint } from "@petcare/contract";
import type { LooseRequest } from "../sample.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { randomFor } from "./random.ts";
import { validValue } from "./valid.ts";
import { absent, type Value, valuesFor } from "./values.ts";
import { type Broken, brokenWholes } from "./wholes.ts";

/** One request to try: a change of the sample. */
export interface Case {
  what: string;
  change(request: LooseRequest): LooseRequest;
  /** It tells whether the schema draws its line where it should, so no run leaves it out. */
  isClose?: boolean;
  /** The refusal that must come: invalid input that names this field, or this code. */
  refusal?: { field: string } | { code: string };
}

/** Every field with each of its values, one at a time, and every broken whole. */
export function plainCases(endpoint: Endpoint): Case[] {
  const fields = fieldsOf(endpoint);
  return [
    ...fields.flatMap((field) => valuesFor(field).map((value) => caseOf(field, value))),
    ...brokenWholes(endpoint).map(({ what, change, code }: Broken) => ({
      what,
      change,
      ...(code && { refusal: { code } }),
    })),
  ];
}

const nameOf = ({ place, path }: Field) => `${place}.${path.join(".")}`;

const caseOf = (field: Field, { what, value, forbidden, isClose = false }: Value): Case => ({
  what: `${nameOf(field)}: ${what}`,
  isClose,
  change: (request) => set(request, field, value),
  ...(forbidden && { refusal: { field: String(field.path[0]) } }),
});

/** A random request. Up to three fields are broken; the others are valid, or as in the sample. */
export function randomCase(endpoint: Endpoint, seed: number, index: number): Case {
  const random = randomFor(seed, `${endpoint.name}:${index}`);
  const fields = fieldsOf(endpoint);
  const broken = new Set(random.chance(0.3) ? [] : Array.from({ length: random.upTo(3) }, () => random.pick(fields)));
  const changes = fields.flatMap((field): [Field, Value][] => {
    if (broken.has(field)) return [[field, random.pick(valuesFor(field))]];
    return random.chance(0.5) ? [[field, { what: "valid", value: validValue(field, random) }]] : [];
  });
  return {
    what: changes.map(([field, { what }]) => `${nameOf(field)}: ${what}`).join(", "),
    change: (request) => changes.reduce((changed, [field, { value }]) => set(changed, field, value), request),
  };
}

/** The request with one field changed. A field inside something that is not there is not set. */
function set(request: LooseRequest, { place, path }: Field, value: unknown): LooseRequest {
  return { ...request, [place]: setIn(request[place] ?? {}, path, value) };
}

function setIn(holder: unknown, [name, ...rest]: Field["path"], value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof holder !== "object" || holder === null) return holder;
  const copy: Record<string | number, unknown> = Array.isArray(holder) ? ([...holder] as never) : { ...holder };
  const changed = setIn(copy[name], rest, value);
  if (changed === absent) delete copy[name];
  else copy[name] = changed;
  return copy;
}
