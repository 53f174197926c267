import { defineConfig } from "vitest/config";

// .ci/conformance.ts sets this: the tests to skip, and why the tested implementation cannot pass each.
const skips = process.env.CONFORMANCE_SKIPS;

const project = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...(skips && { setupFiles: ".ci/skip-by-name.ts" }),
  },
});

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      project("unit", ["packages/{business,domain,contract}/src/**/*.test.ts", "web/{src,e2e/fixtures}/**/*.test.ts"]),
      project("integration", [
        "packages/{storage,stand-ins,installation,local}/src/**/*.test.ts",
        "functions/**/*.test.ts",
      ]),
      project("repository", [".ci/**/*.test.ts"]),
      project("infra", ["infra/**/*.test.ts"]),
      {
        test: {
          name: "screens",
          include: ["web/src/**/*.screen.test.tsx"],
          environment: "happy-dom",
          setupFiles: "web/src/testing/setup.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
