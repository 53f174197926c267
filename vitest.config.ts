import { defineConfig } from "vitest/config";

// .ci/conformance.ts sets this: the tests to skip, and why the tested implementation cannot pass each.
const skips = process.env.CONFORMANCE_SKIPS;

const generous = { testTimeout: 120_000, hookTimeout: 120_000 };

const project = (name: string, include: string[], options: { isolate?: false } = {}) => ({
  test: { name, include, ...generous, ...(skips && { setupFiles: ".ci/skip-by-name.ts" }), ...options },
});

const screens = (name: string, kind: string, options: { isolate?: false } = {}) => ({
  test: {
    name,
    include: [`web/src/**/*.${kind}.test.tsx`],
    environment: "happy-dom",
    setupFiles: "web/src/testing/setup.ts",
    ...generous,
    ...options,
  },
});

// Files that share a worker's modules are loaded once: half of the time of the small ones. Each integration file has
// its own installation, which the handlers' modules remember, so those files share nothing.
export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      project("unit", ["packages/{business,domain,contract}/src/**/*.test.ts", "web/{src,e2e/fixtures}/**/*.test.ts"], {
        isolate: false,
      }),
      project("integration", [
        "packages/{storage,export,stand-ins,installation,local}/src/**/*.test.ts",
        "functions/**/*.test.ts",
      ]),
      project("repository", [".ci/**/*.test.ts"]),
      project("infra", ["infra/**/*.test.ts"]),
      screens("screens", "screen", { isolate: false }),
      // What replaces a module for a test would replace it for the files after it.
      screens("screens alone", "alone"),
    ],
  },
});
