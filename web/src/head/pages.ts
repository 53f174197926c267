import { business } from "@petcare/business";
import type { pageAddresses } from "@petcare/contract";
import type { ShellArea } from "../worker/kept-file.ts";

interface BuiltPage {
  /** The sources of the screen and of its area. */
  screen: readonly string[];
  /** The title and the description of a prerendered page. */
  drawn?: { title: string; description: string };
  /** The area that a phone installs from the page and stores for use without a network. */
  shell?: ShellArea;
}

const adminArea = "src/app/admin/admin-area.tsx";

/** The pages that are built, each for one address (docs/decisions/020-first-screen-in-the-html.md). */
export const builtPages: Record<(typeof pageAddresses)[number], BuiltPage> = {
  "/auth": {
    screen: ["src/features/auth/entry.tsx"],
    drawn: { title: "Welcome", description: `Sign in to ${business.name}, or create your account with your code.` },
  },
  "/welcome": {
    screen: ["src/features/auth/entry.tsx"],
    drawn: { title: "Welcome", description: `${business.tagline}: sign in, or create your account.` },
  },
  "/login": {
    screen: ["src/features/auth/screen.tsx"],
    drawn: { title: "Sign in", description: `Sign in to ${business.name} to see your visits, notes and invoices.` },
  },
  "/signup": {
    screen: ["src/features/signup/screen.tsx"],
    drawn: {
      title: "Create your account, step 1 of 4",
      description: `Create your account at ${business.name} with the code that you got from us.`,
    },
  },
  "/walker": { screen: ["src/features/walker-day/screen.tsx"], shell: "/walker" },
  "/client": { screen: ["src/app/client-home.tsx"], shell: "/client" },
  "/admin": { screen: [adminArea, "src/features/dashboard/screen.tsx"] },
  "/admin/calendar": { screen: [adminArea, "src/features/calendar/screen.tsx"] },
};

/**
 * Names the build's file with a page's first screen (web/file-groups.ts): the area's, the calendar's, or the one that the
 * public pages share.
 */
export const fileOf = (address: string): string =>
  /^\/(?:admin\/)?(walker|client|admin|calendar)$/.exec(address)?.[1] ?? "entry";

/** The files of an area that a phone stores, by their names in the build (web/file-groups.ts). */
export const shellFiles: Record<ShellArea, readonly string[]> = {
  "/walker": ["walker", "walker-later", "day", "qr"],
  "/client": ["client", "client-later"],
};
