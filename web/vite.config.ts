import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The API that `npm start` serves. The development server and the preview proxy to it. */
const api = process.env.API_URL ?? "http://localhost:5173";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 5174, proxy: { "/api": api } },
  preview: { port: 5174, proxy: { "/api": api } },
  build: { target: ["chrome120", "safari17.4", "firefox121"], manifest: true, chunkSizeWarningLimit: 400 },
});
