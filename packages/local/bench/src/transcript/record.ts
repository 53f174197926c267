import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type LocalDate, localDateOf } from "@petcare/domain";
import type { startLocal } from "@petcare/local/src/start-local.ts";
import { type Act, bookingActs } from "./booking-acts.ts";
import { chanceOf } from "./chance.ts";
import { moneyActs } from "./money-acts.ts";
import { peopleActs } from "./people-acts.ts";
import { readAll } from "./readings.ts";
import { Session } from "./session.ts";
import { install, steady } from "./steady.ts";

// npm run transcript -- FILE [CHECKOUT]: what the demo answers to reads and 420 acts, in FILE, a line of JSON each.
// CHECKOUT is the folder of the release that answers: this one where absent. See CONTRIBUTING.md.
const [file, checkout = join(import.meta.dirname, "../../../../..")] = process.argv.slice(2);
if (!file) throw new Error("Name the file to write: npm run transcript -- FILE [CHECKOUT]");

const acts = 420;
const aDay = 24 * 3_600_000;

install();
rmSync(file, { force: true });
const dataDir = await mkdtemp(join(tmpdir(), "transcript-"));
process.env.LOG_LEVEL = "error";
const local = await import(pathToFileURL(resolve(checkout, "node_modules/@petcare/local/src/start-local.ts")).href);
const app = await (local.startLocal as typeof startLocal)({ port: 0, dataDir, web: false });
const session = new Session(app.url, resolve(file));
const today = (): LocalDate => localDateOf(steady.now, "America/New_York");

await session.signIn();
session.begin("start");
await readAll(session, today(), 10);
for (let n = 1; n <= acts; n++) {
  const name = `act-${String(n).padStart(3, "0")}`;
  const chance = chanceOf(name);
  const from: readonly Act[] =
    chance.of([bookingActs, bookingActs, bookingActs, moneyActs, moneyActs, peopleActs]) ?? [];
  const act = chance.of(from);
  session.begin(`${name} ${act?.name}`);
  await act?.({ session, chance, today: today(), id: name });
  if (n % 30 > 0) continue;
  // A day passes, and its night.
  steady.pass(aDay);
  await session.night();
  await session.signIn();
  session.begin(`after ${n}`);
  await readAll(session, today(), 3);
}
session.begin("end");
await readAll(session, today(), 10);
await app.close();
await rm(dataDir, { recursive: true, force: true });
