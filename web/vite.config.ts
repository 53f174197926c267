import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The API that `npm start` serves. The development server and the preview proxy to it. */
const api = process.env.API_URL ?? "http://localhost:5173";

/**
 * What the first screens share comes in two files: thirty small ones take longer. The patterns leave out what forms,
 * dialogs and recurrence need, which comes later.
 */
const shared = [
  /packages\/(business|domain)\/src\/(?!recurrence|expand|rule|rrule|parse|closing|invoicing|editing|conflicts\/(?!frame)|csv)/,
  /packages\/contract\/src\/(?!signup|settings|exports|people|editing|money\/(?!books|client-invoices))/,
  /web\/src\/(lib\/(?!api\/(bookings|history|money|use-act-preview|use-check|use-previewed|use-reactivate))|parts\/(?!art|change-history|date|entry|kept|parse|pet|phone-field|sms|visits|invoices|money|repricing|save)|features\/walker-day\/view-tabs)/,
  /web\/src\/ui\/(data\/(?!more)|layout(?!\/printed)|theme\/(?!modal|select)|form\/(choice|chip|filter-select)|feedback\/(arriving|broken|failure|late-dialog|notice|offline|states|toast\.|undo))/,
  /@mantine\/core\/esm\/(core|components\/(ActionIcon|Button|Loader|Skeleton|Transition|UnstyledButton))\//,
  /@mantine\/hooks\/esm\/(utils\/)?use-(callback-ref|force-update|id|uncontrolled)\//,
];
const groups = [
  {
    name: "framework",
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|clsx|zod|@tanstack)\//,
    minShareCount: 2,
  },
  { name: "shared", test: (id: string) => shared.some((pattern) => pattern.test(id)), minShareCount: 2 },
  // An invoice as a sheet, which the client's home and the owner's screens draw.
  { name: "invoice", test: /web\/src\/(parts\/invoices\/|ui\/layout\/printed)/, minShareCount: 2 },
  // The frame around signing in, with its picture. First screens show it only where they break.
  { name: "entry", test: /web\/src\/(parts\/(art|entry)|features\/auth\/entry)/, minShareCount: 2 },
  // What the owner's acts call, and read again: the calendar and the dialogs need it, first screens do not.
  { name: "acts", test: /web\/src\/lib\/api\/(bookings|money)|packages\/contract\/src\/money\//, minShareCount: 2 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 5174, proxy: { "/api": api } },
  preview: { port: 5174, proxy: { "/api": api } },
  build: {
    target: ["chrome120", "safari17.4", "firefox121"],
    manifest: true,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
