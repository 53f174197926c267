import { defineConfig } from "vitest/config";
import { needs } from "./.ci/needs.ts";

/** In milliseconds. No test may depend on how busy the machine is; a whole run tries each of them hundreds of times. */
const longest = process.env.FUZZ === "whole" ? 7_200_000 : 240_000;
const generous = { testTimeout: longest, hookTimeout: longest };

const strictReads = "packages/storage/src/testing/refuse-unknown.ts";
const inProcess = "functions/testing/in-process.ts";
const forgetInstallation = "functions/testing/forget-installation.ts";

interface Options {
  isolate?: false;
  exclude?: string[];
  setupFiles?: string[];
}

const project = (name: string, include: string[], { setupFiles = [], ...options }: Options = {}) => ({
  test: {
    name,
    include,
    ...generous,
    ...options,
    setupFiles,
  },
});

const screens = (name: string, kind: string, options: { isolate?: false } = {}) => ({
  test: {
    name,
    include: [`web/src/**/*.${kind}.test.tsx`],
    environment: "happy-dom",
    // Mantine's transitions would go on after their test.
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: "reduce" } } } },
    setupFiles: "web/src/testing/setup.ts",
    ...generous,
    ...options,
  },
});

// Files that share a worker's modules are loaded once: half of the time of the small ones. Each integration file has
// its own installation, so what the handlers' modules remember of the last one is forgotten.
export default defineConfig({
  test: {
    maxWorkers: 3,
    tags: Object.entries(needs).map(([name, description]) => ({ name, description })),
    projects: [
      project("unit", ["packages/{business,domain,contract}/src/**/*.test.ts", "web/{src,e2e/fixtures}/**/*.test.ts"], {
        isolate: false,
      }),
      project("integration", ["packages/{storage,export}/src/**/*.test.ts", "functions/**/*.test.ts"], {
        isolate: false,
        exclude: ["**/*.isolated.test.ts"],
        setupFiles: [strictReads, inProcess, forgetInstallation],
      }),
      // The stand-ins and the application are asked as others ask them: over the network.
      project("local", ["packages/local/*/src/**/*.test.ts"], {
        isolate: false,
        exclude: ["**/*.isolated.test.ts"],
        setupFiles: [strictReads, forgetInstallation],
      }),
      // What replaces a module for a test would replace it for the files after it.
      project("integration isolated", ["{packages,functions}/**/*.isolated.test.ts"], {
        setupFiles: [strictReads, inProcess],
      }),
      project("repository", [".ci/**/*.test.ts"]),
      project("infra", ["infra/**/*.test.ts"], { isolate: false }),
      screens("screens", "screen", { isolate: false }),
      screens("screens isolated", "isolated"),
    ],
  },
});
