import * as contract from "@petcare/contract";
import type { Plugin } from "vite";

const name = "@petcare/contract";
const resolved = `\0${name}`;
/** Begins the id of the module of each endpoint's call. */
const callPrefix = `${resolved}/`;
const endpoints = new Set<unknown>(contract.endpoints);
const exported: [string, unknown][] = Object.entries(contract);

/**
 * Gives the browser of each endpoint what a call needs: name, method, path, and whether it answers pages.
 * The schemas would be an eighth of the code of a first screen. Forms import theirs from `@petcare/contract/schemas`, later.
 */
export const callsOnly = (): Plugin => ({
  name: "calls-only",
  enforce: "pre",
  resolveId: (source) => (source === name ? resolved : source.startsWith(resolved) ? source : undefined),
  load(id) {
    if (!id.startsWith(resolved)) return;
    return {
      code: id === resolved ? callsAndValues() : callOf(id.slice(callPrefix.length)),
      moduleSideEffects: false,
    };
  },
});

/** The contract with a module for each endpoint, so that a screen gets those it calls, and with its own values for the rest. */
const callsAndValues = () =>
  exported
    .map(
      ([as, value]) =>
        `export { ${as} } from ${JSON.stringify(endpoints.has(value) ? `${callPrefix}${as}` : `${name}/schemas`)};`,
    )
    .join("\n");

function callOf(as: string): string {
  const { name, method, path, paged } = Object.fromEntries(exported)[as] as contract.Endpoint;
  return `export const ${as} = ${JSON.stringify({ name, method, path, paged })};`;
}
