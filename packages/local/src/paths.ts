import { join, resolve } from "node:path";

export const repository = resolve(import.meta.dirname, "../../..");

/** Where the web app is built to. */
export const webDist = join(repository, "web", "dist");

/** Where an installation keeps its data, unless DATA_DIR says otherwise. */
export const dataDirOf = (environment: NodeJS.ProcessEnv) =>
  environment.DATA_DIR ? resolve(environment.DATA_DIR) : join(repository, ".local");

/** Where a running installation says at which address it is. */
export const addressFile = (dataDir: string) => join(dataDir, "address");
