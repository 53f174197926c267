import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import type { Plugin } from "esbuild";

/**
 * Reads Node's modules from the process instead of importing them.
 * `import "node:http"` makes Node read each of its exports. That loads even its WebSocket, and costs 17 ms at the start.
 */
export const builtinModules: Plugin = {
  name: "builtin-modules",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?[a-z_/0-9]+$/ }, ({ path }) =>
      isBuiltin(path) ? { path, namespace: "builtin" } : undefined,
    );
    onLoad({ filter: /./, namespace: "builtin" }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }));
  },
};

/**
 * Marks the document client as free of side effects, because its package.json does not.
 * Otherwise every bundle would keep Query and Scan.
 */
export const pureDocumentClient: Plugin = {
  name: "pure-document-client",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@aws-sdk\/lib-dynamodb$/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === "resolving") return undefined;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: "resolving" });
      return { ...found, sideEffects: false };
    });
  },
};

/**
 * Empties the SDK's cache of discovered endpoints, with the list of recently used keys that it is made of.
 * DynamoDB's client makes one at its start, and none of its commands reads it. A read would fail: the class has no methods.
 */
export const emptyEndpointCache: Plugin = {
  name: "empty-endpoint-cache",
  setup({ onLoad }) {
    onLoad({ filter: /@aws-sdk\/endpoint-cache\/.*\/EndpointCache\.js$/ }, () => ({
      contents: "export class EndpointCache {}",
    }));
  },
};

/** Leaves modules out where they are imported on demand: import("…"). */
export const leftOutOnDemand = (modules: readonly string[]): Plugin => ({
  name: "left-out-on-demand",
  setup({ onResolve }) {
    onResolve({ filter: /^@/ }, ({ path, kind }) =>
      kind === "dynamic-import" && modules.includes(path) ? { path, external: true } : undefined,
    );
  },
});

/** Matches a module's constant as the formatter writes it: it begins a line, and so does the next statement. */
const constant =
  /^((?:export )?const \w+(?:: [^=]+)? = )(?![("'`/\d]|async\b)(.+?);\n(?=\n*(?:[^\s})\]]|(?![\s\S])))/gms;

/**
 * Removes constants that a bundle never reads, above all the schemas of other endpoints.
 * esbuild keeps every constant that calls, spreads or joins something, in case it has an effect. In these packages none has.
 * @param source matches the paths of the modules
 */
export const leftOutUnread = (source: RegExp): Plugin => ({
  name: "left-out-unread",
  setup({ onLoad }) {
    onLoad({ filter: source }, ({ path }) => ({
      loader: "ts",
      contents: readFileSync(path, "utf8").replace(constant, "$1/* @__PURE__ */ (() => ($2))();\n"),
    }));
  },
});
