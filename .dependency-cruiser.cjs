// The directions of dependency: what each part may not import. Everything not named here is allowed.
const forbid = (name, from, to, comment) => ({
  name,
  severity: "error",
  comment,
  from: { path: from },
  to: { path: to },
});
const notTest = { pathNot: "(\\.test\\.tsx?$|/testing/)" };
const ours = "^(packages|functions|infra|web)/";

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    forbid(
      "business-is-a-leaf",
      "^packages/business/",
      "^(packages/(?!business/)|functions|infra|web)",
      "facts import nothing of ours",
    ),
    forbid(
      "domain-is-pure",
      "^packages/domain/src/",
      "^(packages/(?!domain/)|functions|infra|web)",
      "domain imports nothing of ours",
    ),
    {
      name: "domain-has-no-node",
      severity: "error",
      from: { path: "^packages/domain/src/", ...notTest },
      to: { dependencyTypes: ["core"] },
    },
    forbid("contract-imports-domain", "^packages/contract/", "^(packages/(?!contract/|domain/)|functions|infra|web)"),
    {
      name: "storage-imports-domain",
      severity: "error",
      from: { path: "^packages/storage/", ...notTest },
      to: { path: "^(packages/(?!storage/|domain/)|functions|infra|web)" },
    },
    {
      name: "functions-import-the-packages",
      severity: "error",
      from: { path: "^functions/", ...notTest },
      to: { path: "^(packages/(?!business/|contract/|domain/|storage/)|infra|web)" },
    },
    {
      name: "functions-areas-share-only-shared",
      severity: "error",
      from: { path: "^functions/(?!shared/)([^/]+)/", ...notTest },
      to: { path: "^functions/", pathNot: "^functions/(shared|$1)/" },
    },
    {
      name: "infra-reads-contract-storage-business",
      severity: "error",
      from: { path: "^infra/", ...notTest },
      to: { path: "^(packages/(?!contract/|storage/|business/|domain/)|web)" },
    },
    forbid(
      "web-imports-contract-domain-business",
      "^web/src/",
      "^(packages/(?!contract/|domain/|business/)|functions|infra)",
    ),
    forbid("local-never-imports-web", "^packages/local/", "^web/"),
    {
      name: "features-never-import-siblings",
      severity: "error",
      from: { path: "^web/src/features/([^/]+)/" },
      to: { path: "^web/src/(app|features)/", pathNot: "^web/src/features/$1/" },
    },
    forbid("ui-and-lib-know-no-feature", "^web/src/(ui|lib)/", "^web/src/(app|features)/"),
    {
      name: "amplify-in-one-file",
      severity: "error",
      from: { path: ours, pathNot: "^web/src/lib/api/http\\.ts$" },
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
