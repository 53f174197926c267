import type { Plugin } from "vite";

const others = /^ *--mantine-color-(pink|grape|violet|indigo|cyan|teal|lime|yellow|orange|green)-[^;]*;/gm;

/** Leaves out the palettes of Mantine's that the theme has not: a tenth of the styles that every first screen waits for. */
export const ownColors = (): Plugin => ({
  name: "own-colors",
  enforce: "pre",
  transform(code, id) {
    return id.endsWith("/default-css-variables.layer.css") ? { code: code.replace(others, ""), map: null } : undefined;
  },
});
