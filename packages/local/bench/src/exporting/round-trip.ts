import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportTable, importTable } from "@petcare/export";
import { fileTable } from "./file-table.ts";
import { storeYears } from "./years.ts";

// Exports a table of as many visits as it is told, imports that, and exports it again, in a process of its own.
const visits = Number(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), "petcare-bench-"));
try {
  const [original, copy] = [fileTable(join(folder, "original")), fileTable(join(folder, "copy"))];
  await storeYears(original, visits);
  const start = process.hrtime.bigint();
  const first = await exportTable(original, { folder: join(folder, "first"), now: 1 });
  await importTable(copy, first.path, { makeSignIn: async () => {} });
  const second = await exportTable(copy, { folder: join(folder, "second"), now: 1 });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const isSame = first.fault === null && readFileSync(first.path).equals(readFileSync(second.path));
  const { items, bytes } = first;
  console.log(JSON.stringify({ isSame, items, bytes, seconds, peak: process.resourceUsage().maxRSS * 1024 }));
} finally {
  rmSync(folder, { recursive: true });
}
