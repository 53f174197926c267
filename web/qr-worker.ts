import type { Plugin } from "vite";

/**
 * Writes the worker of qr-scanner as a file of the site's own. The package makes it from a blob, which the site's policy
 * refuses. The development server has no policy.
 */
export const qrWorker = (): Plugin => ({
  name: "qr-worker",
  apply: "build",
  transform: {
    filter: { id: /qr-scanner-worker\.min\.js$/ },
    handler(code) {
      const [, text] = code.match(/new Blob\(\[`([\s\S]*)`\]/) ?? [];
      if (!text) throw new Error("qr-scanner makes its worker in another way than before");
      const source = text.replaceAll(/\\([\\`$])/g, "$1");
      const file = this.emitFile({ type: "asset", name: "qr-worker.js", source });
      return `export const createWorker = () => new Worker(import.meta.ROLLUP_FILE_URL_${file});`;
    },
  },
});
