import type { Endpoint } from "@petcare/contract";
import type { LooseRequest } from "../sample.ts";
import { deepJson } from "./values.ts";

/** A request that is broken or strange as a whole. */
export interface Broken {
  what: string;
  change(request: LooseRequest): LooseRequest;
  /** The code of the refusal that must come. */
  code?: string;
}

const noObjects: [what: string, body: unknown][] = [
  ["no body", undefined],
  ["an unfinished body", '{"a":'],
  ["a list", "[]"],
  ["null", "null"],
  ["a text", '"text"'],
  ["a number", "1"],
  ["a form", "a=1&b=2"],
  ["NUL", "\0"],
  ["a byte order mark", "\ufeff{}"],
  ["depth", deepJson],
  ["a million spaces", " ".repeat(1_000_000)],
  ["bytes that are no text", Buffer.from([0xff, 0xfe, 0x80, 0x7b])],
  ["a cut character", Buffer.from([0x7b, 0x22, 0xf0, 0x9f, 0x22, 0x3a, 0x31])],
];

/** Headers that no endpoint may stumble over. */
const strangeHeaders: [what: string, headers: Record<string, string>][] = [
  ["no content type", { "content-type": "" }],
  ["a form's content type", { "content-type": "application/x-www-form-urlencoded" }],
  ["bytes' content type", { "content-type": "application/octet-stream" }],
  ["another charset", { "content-type": "application/json; charset=utf-16" }],
  ["an endless key", { "idempotency-key": "k".repeat(100_000) }],
  ["a key of no text", { "idempotency-key": "\ud800\0" }],
  ["a viewer of no address", { "x-viewer-address": ",,, ,:::::,[%25]" }],
  ["a prototype", { __proto__: "x", constructor: "x" }],
];

/** Every way to break a request of this endpoint that is not about one field. */
export function brokenWholes({ body, query }: Endpoint): Broken[] {
  return [
    ...strangeHeaders.map(([what, headers]) => ({
      what: `headers: ${what}`,
      change: (request: LooseRequest) => ({ ...request, headers: { ...request.headers, ...headers } }),
    })),
    ...noObjects.map(([what, value]) => ({
      what: `body: ${what}`,
      change: (request: LooseRequest) => ({ ...request, body: value }),
      ...(body && { code: "invalid_json" }),
    })),
    { what: "body: an empty object", change: (request) => ({ ...request, body: {} }) },
    {
      what: "body: members of nobody's",
      change: withMembers('"__proto__":{"polluted":true},"constructor":1,"id":"x"'),
    },
    { what: "body: every member twice", change: (request) => withMembers(jsonOf(request.body).slice(1, -1))(request) },
    { what: "params: none", change: (request) => ({ ...request, params: {} }) },
    { what: "params: of nobody's", change: (request) => ({ ...request, params: { ...request.params, ...strangers } }) },
    { what: "query: of nobody's", change: withQuery(() => Object.entries(strangers)) },
    {
      what: "query: ten thousand keys",
      change: withQuery(() => Array.from({ length: 10_000 }, (_, at) => [`k${at}`, ""])),
    },
    ...(query
      ? [
          { what: "query: every key twice", change: withQuery((pairs) => pairs) },
          { what: "query: every key twice, empty", change: withQuery((pairs) => pairs.map(([name]) => [name, ""])) },
          {
            what: "query: keys of lists",
            change: withQuery((pairs) => pairs.map(([name, text]) => [`${name}[]`, text])),
          },
        ]
      : []),
  ];
}

const strangers = { constructor: "x", prototype: "x", proxy: "../..", "": "x", "a.b[c]": "x" };

const jsonOf = (body: unknown) => JSON.stringify(body ?? {});

const withMembers = (members: string) => (request: LooseRequest) => {
  const text = jsonOf(request.body);
  return { ...request, body: members === "" ? text : `{${members}${text === "{}" ? "" : ","}${text.slice(1)}` };
};

type Pairs = [name: string, text: string][];

const withQuery = (more: (pairs: Pairs) => Pairs) => (request: LooseRequest) => {
  const pairs = Object.entries(request.query ?? {}) as Pairs;
  return { ...request, query: [...pairs, ...more(pairs)] };
};
