// The folders of a package form no ring. Tests are left out: they import what they test from anywhere.
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-rings-of-folders",
      severity: "error",
      scope: "folder",
      from: { path: "^(packages/(local/)?[^/]+/src|functions/shared|web/src/lib)/" },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/testing/|^functions/contract-tests/` },
  },
};
