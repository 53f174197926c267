import { defineConfig } from "vitest/config";

const project = (name: string, include: string[]) => ({ test: { name, include, testTimeout: 20_000 } });

export default defineConfig({
  test: {
    projects: [
      project("unit", ["packages/{business,domain,contract}/src/**/*.test.ts", "web/src/**/*.test.ts"]),
      project("integration", ["packages/{storage,local,fixtures}/src/**/*.test.ts", "functions/**/*.test.ts"]),
      project("infra", ["infra/**/*.test.ts"]),
    ],
  },
});
