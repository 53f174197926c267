import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportTable, importTable } from "@petcare/export";
import { fileTable, sumOfItems } from "./file-table.ts";
import { storeYears } from "./years.ts";

// Exports a table of as many visits as it is told, imports that, and exports it again, in a process of its own.
const visits = Number(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), "petcare-bench-"));
try {
  const paths = [join(folder, "original"), join(folder, "copy")] as const;
  const [original, copy] = [fileTable(paths[0]), fileTable(paths[1])];
  await storeYears(original, visits);
  const start = process.hrtime.bigint();
  const first = await exportTable(original, { folder: join(folder, "first"), now: 1 });
  await importTable(copy, first.path, { today: "2026-01-01", makeSignIn: async () => {} });
  const second = await exportTable(copy, { folder: join(folder, "second"), now: 1 });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const peak = process.resourceUsage().maxRSS * 1024;
  const isSame = first.items === second.items && (await sumOfItems(paths[0])) === (await sumOfItems(paths[1]));
  const { items, bytes } = first;
  console.log(JSON.stringify({ isSame, items, bytes, seconds, peak }));
} finally {
  rmSync(folder, { recursive: true });
}
