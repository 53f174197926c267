import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { business } from "@petcare/business";
import { endpoints } from "@petcare/contract";
import {
  awsEnvironment,
  ensureInstallation,
  type Installation,
  type StandIns,
  setEnvironment,
  startStandIns,
} from "@petcare/installation";
import { userByEmail } from "@petcare/storage";
import { demoEmails, demoPassword } from "./demo/accounts.ts";
import { seed } from "./demo/seed.ts";
import { devPages } from "./dev/dev.ts";
import { bundledFunctions, type Functions } from "./functions.ts";
import { type Responder, startGateway } from "./gateway/gateway.ts";
import { httpApi } from "./gateway/http-api.ts";
import { nightlyTimer } from "./nightly-timer.ts";
import { addressFile, dataDirOf, webDist } from "./paths.ts";
import { siteIn } from "./site/site.ts";
import { ensureWebBuilt } from "./web-build.ts";

interface LocalOptions {
  /** 5173 where absent. 0 takes a free port. */
  port?: number;
  /** The folder of the data, `.local` in the repository where absent. */
  dataDir?: string;
  /** Makes only the owner's account, where the installation is new. */
  empty?: boolean;
  /** Builds the web app where its sources are newer. True where absent. */
  web?: boolean;
  log?: (line: string) => void;
}

export interface LocalApp {
  /** "http://localhost:5173" */
  url: string;
  /** The demo accounts that exist. */
  accounts: { role: string; email: string; password: string }[];
  close(): Promise<void>;
}

/**
 * Starts the whole application on this machine. A process can run only one, because its environment is the functions'.
 * @throws Error if the port (EADDRINUSE) or the data is in use
 */
export async function startLocal(options: LocalOptions = {}): Promise<LocalApp> {
  const { port = 5173, dataDir = dataDirOf({}), empty = false, web = true, log = () => {} } = options;
  const starting = new AsyncDisposableStack();
  try {
    return await startInto(starting, { port, dataDir, empty, web, log });
  } catch (error) {
    await starting.disposeAsync();
    throw error;
  }
}

async function startInto(starting: AsyncDisposableStack, options: Required<LocalOptions>): Promise<LocalApp> {
  const { port, dataDir, web, log } = options;
  // The port is taken first, so that a busy one is reported at once. Early requests wait for the rest.
  const { promise: responders, ...responding } = Promise.withResolvers<Record<"api" | "dev" | "site", Responder>>();
  responders.catch(() => {});
  const gateway = await startGateway({
    port,
    api: async (request) => (await responders).api(request),
    dev: async (request) => (await responders).dev(request),
    site: async (request) => (await responders).site(request),
  });
  starting.defer(() => {
    responding.reject(new Error("The application has stopped"));
    return gateway.close();
  });

  // Links in texts lead here, not to the site of the deployed application.
  starting.defer(setEnvironment({ SITE_URL: gateway.url }));
  const building = web ? ensureWebBuilt(log) : Promise.resolve();
  building.catch(() => {});
  const { standIns, installation, functions } = await startBackEnd(starting, options);
  await building;
  const accounts = await demoAccounts(installation);
  responding.resolve({
    api: httpApi({ endpoints, load: ({ handler }) => functions.load(handler), now: Date.now }),
    dev: devPages({ ...standIns, accounts, nightly: functions.nightly, run: functions.run }),
    site: siteIn(webDist),
  });

  await writeFile(addressFile(dataDir), gateway.url);
  starting.defer(() => rm(addressFile(dataDir), { force: true }));
  // Steps are undone in reverse, so open requests end before the services that they need.
  starting.defer(() => gateway.close());
  return { url: gateway.url, accounts, close: () => starting.disposeAsync() };
}

async function startBackEnd(
  starting: AsyncDisposableStack,
  { dataDir, empty, log }: Required<LocalOptions>,
): Promise<{ standIns: StandIns; installation: Installation; functions: Functions }> {
  const { promise: started, resolve: setStarted } = Promise.withResolvers<Functions>();
  const standIns = await startStandIns({
    dataDir,
    given: process.env,
    runFunction: async (name, event) => (await started).run(name, event),
  });
  starting.defer(() => standIns.close());
  starting.defer(setEnvironment({ ...awsEnvironment(process.env), ...standIns.environment }));
  const installation = await ensureInstallation();
  starting.defer(() => installation.close());
  starting.defer(setEnvironment(installation.environment));

  const [functions, isNew] = await Promise.all([
    bundledFunctions(join(dataDir, "functions")),
    seed(installation, { now: Date.now(), empty }),
  ]);
  setStarted(functions);
  if (isNew) log(empty ? "Made the owner's account." : "Made the demo data.");

  const night = () => functions.nightly().catch((error: unknown) => console.error("The nightly job failed", error));
  await night();
  const timer = nightlyTimer({ run: night, now: Date.now, zone: business.timeZone });
  starting.defer(() => timer.stop());
  const telling = setInterval(() => {
    functions.run("messenger", {}).catch((error: unknown) => console.error("The messenger failed", error));
  }, 60_000).unref();
  starting.defer(() => clearInterval(telling));
  return { standIns, installation, functions };
}

async function demoAccounts({ db }: Installation): Promise<LocalApp["accounts"]> {
  const found = await Promise.all(
    Object.entries(demoEmails).map(async ([role, email]) => {
      const user = await userByEmail(db, email);
      return user ? [{ role, email, password: demoPassword }] : [];
    }),
  );
  return found.flat();
}
