import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { lacksOf, needs } from "./needs.ts";

afterEach(() => vi.unstubAllEnvs());

/** The address of a server that answers this to everything. */
async function answering(status: number, text: string): Promise<string> {
  const server = createServer((_, answer) => answer.writeHead(status).end(text));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("moto's server lacks all that is named, and another implementation nothing", async () => {
  expect(await lacksOf(await answering(200, "<html><title>Moto</title></html>"))).toEqual(Object.keys(needs));
  expect(await lacksOf(await answering(200, "{}"))).toEqual([]);
  expect(await lacksOf(await answering(404, "<title>Moto</title>"))).toEqual([]);
});

test("what CONFORMANCE_LACKS names takes the place of what is known", async () => {
  const moto = await answering(200, "<title>Moto</title>");
  vi.stubEnv("CONFORMANCE_LACKS", "at-once,large");
  expect(await lacksOf(moto)).toEqual(["at-once", "large"]);
  vi.stubEnv("CONFORMANCE_LACKS", "");
  expect(await lacksOf(moto)).toEqual([]);
});
