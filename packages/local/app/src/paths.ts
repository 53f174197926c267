import { join, resolve } from "node:path";

export const repository = resolve(import.meta.dirname, "../../../..");

/** The folder of the built web app. */
export const webDist = join(repository, "web", "dist");

/** The folder of the functions that `npm run build` bundles. */
export const functionsDist = join(repository, "functions", "dist");

/** The folder of an installation's data: DATA_DIR, or `.local` in the repository. */
export const dataDirOf = (environment: NodeJS.ProcessEnv) =>
  environment.DATA_DIR ? resolve(environment.DATA_DIR) : join(repository, ".local");

/** The file in which a running installation writes its address. */
export const addressFile = (dataDir: string) => join(dataDir, "address");
