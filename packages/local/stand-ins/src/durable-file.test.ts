import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { durableFile } from "./durable-file.ts";

describe("a durable file", () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "durable-"));
    path = join(folder, "state.json");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("holds, when a write resolves, what was true at its call or later", async () => {
    const file = durableFile(path);
    let value = 0;
    const writes = Array.from({ length: 50 }, async () => {
      value += 1;
      const atLeast = value;
      await file.write(() => String(value));
      expect(Number(await readFile(path, "utf8"))).toBeGreaterThanOrEqual(atLeast);
      if (atLeast % 7 === 0) value += 1;
    });
    await Promise.all(writes);
    expect(await readdir(folder)).toEqual(["state.json"]);
  });

  it("says when it cannot be written, and can be written afterwards", async () => {
    const blocked = join(folder, "not-a-folder");
    await writeFile(blocked, "");
    const file = durableFile(join(blocked, "state.json"));
    await expect(file.write(() => "one")).rejects.toThrow();
    await rm(blocked);
    await file.write(() => "two");
    expect(file.read()).toBe("two");
  });
});
