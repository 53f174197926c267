import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `npm start` serves the build and the API from one origin; the development server borrows that API. */
const api = process.env.API_URL ?? "http://localhost:5173";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 5174, proxy: { "/api": api } },
  preview: { port: 5174, proxy: { "/api": api } },
  build: { target: ["chrome120", "safari17.4", "firefox121"], chunkSizeWarningLimit: 400 },
});
