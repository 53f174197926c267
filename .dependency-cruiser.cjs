// The other parts that each part may import. A part without a line, such as packages/local/bench, may import every part.
const [standIns, installation] = ["packages/local/stand-ins", "packages/local/installation"];
const shared = ["packages/business", "packages/domain"];
const served = [...shared, "packages/contract", "packages/storage"];
const parts = {
  "packages/business": [],
  "packages/domain": [],
  [standIns]: [],
  "packages/contract": ["packages/domain"],
  "packages/storage": ["packages/domain"],
  "packages/export": ["packages/domain", "packages/storage"],
  [installation]: [...served, standIns],
  functions: [...served, "packages/export"],
  "packages/local/app": [...served, "packages/export", standIns, installation, "functions"],
  infra: served,
  web: [...shared, "packages/contract"],
};

// The further parts that only a part's tests may import.
const partsOfTests = {
  "packages/storage": [standIns],
  "packages/export": [standIns],
  functions: [standIns, installation],
  infra: ["functions"],
  web: [standIns, "packages/storage"],
};

const tests = "(\\.test\\.tsx?$|/testing/|/e2e/|infra/test/|^functions/contract-tests/)";
const notTest = { pathNot: tests };
const anyPart = "^(packages/local/[^/]+|packages/[^/]+|functions|infra|web|\\.ci)/";

const mayImport = (name, from, parts) => ({
  name,
  severity: "error",
  from,
  to: { path: anyPart, pathNot: parts.map((part) => `^${part}/`) },
});

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    ...Object.entries(parts).flatMap(([part, others]) => {
      const name = part.replace(/^packages\/(local\/)?/, "");
      const tested = [part, ...others, ...(partsOfTests[part] ?? [])];
      return [
        mayImport(`what-${name}-may-import`, { path: `^${part}/`, ...notTest }, [part, ...others]),
        mayImport(`what-tests-of-${name}-may-import`, { path: `^(?=.*${tests})${part}/` }, tested),
      ];
    }),
    {
      name: "parts-import-each-other-by-package-name",
      severity: "error",
      comment: "a relative path to another part bypasses its exports",
      from: { path: anyPart, pathNot: "^\\.ci/" },
      to: { path: anyPart, pathNot: "^$1/", dependencyTypes: ["local"] },
    },
    {
      name: "only-tests-import-testing",
      severity: "error",
      comment: "test helpers and fixtures must not be deployed",
      from: notTest,
      to: { path: [`${anyPart}testing/`, `${anyPart}.*/testing/`] },
    },
    {
      name: "own-ids-are-made-by-the-pipeline",
      severity: "error",
      comment: "an id of a request must not become a person's own",
      from: { path: "^functions/", pathNot: `${tests}|^functions/shared/pipeline/` },
      to: { path: "^packages/storage/src/people/own-id\\.ts$" },
    },
    {
      name: "domain-has-no-node",
      severity: "error",
      from: { path: "^packages/domain/src/", ...notTest },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "functions-areas-share-only-shared",
      severity: "error",
      from: { path: "^functions/(?!shared/)([^/]+)/", ...notTest },
      to: { path: "^functions/", pathNot: "^functions/(shared|$1)/" },
    },
    {
      name: "features-never-import-siblings",
      severity: "error",
      from: { path: "^web/src/features/([^/]+)/" },
      to: { path: "^web/src/(app|features)/", pathNot: "^web/src/features/$1/" },
    },
    {
      name: "lib-draws-nothing",
      severity: "error",
      from: { path: "^web/src/lib/" },
      to: { path: "^web/src/(ui|parts|features|app)/" },
    },
    {
      name: "the-kit-knows-no-business",
      severity: "error",
      comment: "forms and lists are handed their schemas and rows; of lib they use hooks, sending and its errors",
      from: { path: "^web/src/ui/", ...notTest },
      to: {
        path: "^(packages/|web/src/(lib|parts|features|app)/)",
        pathNot: "^web/src/lib/(hooks/|api/(api-error|use-send)\\.ts$)",
      },
    },
    {
      name: "parts-know-no-feature",
      severity: "error",
      from: { path: "^web/src/parts/" },
      to: { path: "^web/src/(features|app)/" },
    },
    {
      name: "queries-in-lib-alone",
      severity: "error",
      comment: "screens read by useRead and usePages, and send by useSend",
      from: { path: "^web/src/", pathNot: [tests, "^web/src/(lib/(api|hooks)/|app/providers\\.tsx$)"] },
      to: { path: "@tanstack/react-query" },
    },
    {
      name: "amplify-in-one-file",
      severity: "error",
      from: { path: anyPart, pathNot: "^web/src/lib/api/amplify\\.ts$" },
      to: { path: "aws-amplify" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|cdk\\.out|\\.local)/" },
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
