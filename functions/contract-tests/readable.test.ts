import type { Endpoint } from "@petcare/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ContractTestApp, startContractTestApp } from "./contract-test-app.ts";
import { count } from "./count.ts";
import { marksIn, text } from "./markers.ts";
import { type Reader, readers, readings } from "./readable.ts";
import { type Answer, ask, type Sample } from "./sample.ts";
import { allSamples, makeOfWalker } from "./samples.ts";
import { plant, seededIds, seededUser } from "./seeded.ts";

let app: ContractTestApp;
beforeAll(async () => {
  app = await startContractTestApp({
    owner: seededUser("owner", "admin"),
    walker: seededUser("walker", "walker"),
    otherWalker: seededUser("otherwalker", "walker"),
    client: {
      ...seededUser("client", "client"),
      members: new Set([text("member", "id")]),
      merged_from: new Set([text("client", "merged_from")]),
    },
    otherClient: seededUser("otherclient", "client"),
    member: { ...seededUser("member", "client"), pets: [], household: text("client", "id") },
  });
  await plant(app);
  await app.keep();
});
afterEach(() => app.reset());
afterAll(() => app.close());

const mayRead = ({ audience }: Endpoint, reader: Reader) =>
  reader === "nobody" ? audience === "public" : audience.includes(reader);
const cases = allSamples.flatMap((sample) =>
  readers
    .filter((reader) => mayRead(sample.endpoint, reader))
    .map((reader) => ({ name: sample.endpoint.name, sample, reader })),
);

test(`readable: ${cases.length} answers to walkers, clients and nobody`, () => {
  const listed = Object.entries(readings).flatMap(([name, row]) =>
    Object.keys(row).map((reader) => `${name} ${reader}`),
  );
  const wanted = cases.map(({ name, reader }) => `${name} ${readings[name]?.all ? "all" : reader}`);
  expect(listed.sort()).toEqual([...new Set(wanted)].sort());
  count(`readable: ${cases.length} answers to walkers, clients and nobody, every stored field marked`);
});

test.each(cases)("$name shows $reader what is listed, and nothing else", async ({ name, sample, reader }) => {
  const { paths, shows = {} } = readings[name]?.[reader] ?? readings[name]?.all ?? { paths: "" };
  const answers = await answersTo(sample, reader);
  expect(answers[0]?.status).toBe(sample.endpoint.status ?? 200);
  const read = answers.filter(({ ok }) => ok).map(({ headers, body }) => ({ headers, body }));
  expect([...new Set(read.flatMap(({ body }) => [...pathsIn(body)]))].sort()).toEqual(
    [...new Set(wordsIn(paths))].sort(),
  );
  const marks = Object.entries(shows).flatMap(([whose, fields]) =>
    wordsIn(whose.replace("reader", reader)).flatMap((one) => wordsIn(fields).map((field) => `${one}.${field}`)),
  );
  expect(marksIn(read)).toEqual(marks.sort());
});

/** The answer to the sample, and where a visit can be read by its id to each of the planted ones too. */
async function answersTo(sample: Sample, reader: Reader): Promise<Answer[]> {
  const { endpoint } = sample;
  const token = reader === "nobody" ? undefined : app.people[reader].token;
  const make = (reader === "walker" && makeOfWalker(sample)) || sample.make;
  const request = await make(app, app.people);
  const answers = [await ask(endpoint, token, request)];
  const isReadById = endpoint.method === "GET" && request.params?.id !== undefined;
  for (const id of isReadById ? seededIds : []) answers.push(await ask(endpoint, token, { params: { id } }));
  return answers;
}

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

/** The paths of all leaves: '[].client.name'. */
function pathsIn(value: unknown, at = ""): Set<string> {
  if (typeof value !== "object" || value === null) return new Set([at]);
  if (Array.isArray(value)) return new Set(value.flatMap((part) => [...pathsIn(part, `${at}[]`)]));
  const inside = (name: string) => (at === "" ? name : `${at}.${name}`);
  return new Set(Object.entries(value).flatMap(([name, part]) => [...pathsIn(part, inside(name))]));
}
