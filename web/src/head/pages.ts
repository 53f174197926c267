import { business } from "@petcare/business";
import type { pageAddresses } from "@petcare/contract";
import type { ShellArea } from "../worker/kept-file.ts";

interface BuiltPage {
  /** The sources of the screen and of its area, where these are bundles of their own. */
  screen?: readonly string[];
  /** The words of the browser's tab and for search engines, where the build draws the page. */
  drawn?: { title: string; description: string };
  /** The area that a phone installs from it, and keeps for times without a network. */
  shell?: ShellArea;
}

const adminArea = "src/app/admin/admin-area.tsx";

/** The pages that are built, each for one address (docs/product/README.md#the-first-visit). */
export const builtPages: Record<(typeof pageAddresses)[number], BuiltPage> = {
  "/auth": {
    screen: ["src/features/auth/auth-card.tsx"],
    drawn: { title: "Welcome", description: `Sign in to ${business.name}, or create your account with your code.` },
  },
  "/welcome": {
    screen: ["src/features/auth/welcome-page.tsx"],
    drawn: { title: "Welcome", description: `${business.tagline}: sign in, or create your account.` },
  },
  "/login": {
    screen: ["src/features/auth/login-page.tsx"],
    drawn: { title: "Sign in", description: `Sign in to ${business.name} to see your visits, notes and invoices.` },
  },
  "/signup": {
    screen: ["src/features/signup/signup-page.tsx"],
    drawn: {
      title: "Create your account, step 1 of 4",
      description: `Create your account at ${business.name} with the code that you got from us.`,
    },
  },
  "/walker": { screen: ["src/features/walker-day/walker-dashboard.tsx"], shell: "/walker" },
  "/client": { screen: ["src/app/client-home.tsx"], shell: "/client" },
  "/admin": { screen: [adminArea, "src/features/dashboard/today-screen.tsx"] },
  "/admin/calendar": { screen: [adminArea, "src/features/calendar/calendar-screen.tsx"] },
};

const ofEachShell = ["src/app/keep-shell.ts", "src/app/leave.tsx", "src/ui/feedback/toasts.tsx"];

/** The sources that an area needs beside its page's. */
export const shellSources: Record<ShellArea, readonly string[]> = {
  "/walker": [...ofEachShell, "src/features/account/settings-page.tsx"],
  "/client": [...ofEachShell, "src/app/client-settings.tsx"],
};

/** Signing in needs a network, so what it needs is not kept. */
export const isKeptLater = (source: string): boolean => source !== "src/lib/api/amplify.ts";
