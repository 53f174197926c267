import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { callsOnly } from "./calls-only.ts";
import { fileGroups } from "./file-groups.ts";
import { ownColors } from "./own-colors.ts";
import { qrWorker } from "./qr-worker.ts";

/** The API that `npm start` serves. The development server and the preview proxy to it. */
const api = process.env.API_URL ?? "http://localhost:5173";

const config = {
  root: import.meta.dirname,
  plugins: [callsOnly(), ownColors(), qrWorker(), react()],
  server: { port: 5174, proxy: { "/api": api } },
  preview: { port: 5174, proxy: { "/api": api } },
  build: {
    target: ["chrome120", "safari17.4", "firefox121"],
    manifest: true,
    chunkSizeWarningLimit: 400,
    // The browsers above know it.
    modulePreload: { polyfill: false },
  },
};

export default defineConfig(({ command, isSsrBuild }) => {
  if (command !== "build" || isSsrBuild) return config;
  // A dependency that only looks like one stays out.
  const codeSplitting = { groups: fileGroups(), includeDependenciesRecursively: false };
  return { ...config, build: { ...config.build, rolldownOptions: { output: { codeSplitting } } } };
});
