import { expect, test } from "vitest";
import * as contract from "./index.ts";
import { type Endpoint, endpoints } from "./index.ts";

const isEndpoint = (part: unknown): part is Endpoint =>
  typeof part === "object" && part !== null && "handler" in part && "path" in part;

test("every endpoint that a capability defines is listed, once", () => {
  const defined = Object.values<unknown>(contract).filter(isEndpoint);
  expect(endpoints.map(({ name }) => name).sort()).toEqual(defined.map(({ name }) => name).sort());
});

test.each(Object.entries(contract).flatMap(([name, list]) => (name.endsWith("Endpoints") ? [{ name, list }] : [])))(
  "the handlers of $name are in the capability's own folder",
  ({ name, list }) => {
    const folders = (list as typeof endpoints).map(({ handler }) => handler.slice(0, handler.indexOf("/")));
    const capability = name.replace("Endpoints", "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(new Set(folders)).toEqual(new Set([capability]));
  },
);
