import type { Role } from "@petcare/contract";
import { type ComponentType, Fragment, type ReactNode, Suspense, useEffect } from "react";
import { matchPath, Route, Routes, useLocation, useNavigationType } from "react-router-dom";
import { forgetSignup } from "../features/signup/forget-signup.ts";
import { ViewTabs } from "../features/walker-day/view-tabs.tsx";
import { type Late, late } from "../lib/hooks/late.tsx";
import { useLater } from "../lib/hooks/use-later.ts";
import { currentPerson } from "../lib/session/person.ts";
import { exitPath, homeOf, roleOf, useSession } from "../lib/session/session.ts";
import { tabStore } from "../lib/session/storage.ts";
import { Boundary, Broken } from "../ui/feedback/broken.tsx";
import { PageLoading, ScreenLoading } from "../ui/feedback/page-loading.tsx";
import { Redirect } from "../ui/layout/redirect.tsx";
import { AreaFrame } from "./area-frame.tsx";
import { Arrived } from "./arrived.tsx";
import { BrokenPage } from "./broken-page.tsx";
import { Leave } from "./leave.tsx";
import { watchTyping } from "./typed-text.ts";

/** A screen of the application, or a redirect. */
type Screen = { path: string; guard?: Role } & (ShownScreen | { to: string });

interface ShownScreen {
  Screen: ComponentType | Late<object>;
  /** Draws the frame of the screen while it loads. */
  frame?: (state: ReactNode) => ReactNode;
}

/** The screens by address, and the role that each needs (docs/product/README.md#addresses). */
const screens: readonly Screen[] = [
  { path: "/", Screen: PublicPage },
  { path: "/auth", Screen: late(async () => (await import("../features/auth/entry.tsx")).AuthCard) },
  { path: "/login", Screen: late(async () => (await import("../features/auth/screen.tsx")).LoginPage) },
  {
    path: "/welcome",
    Screen: late(async () => (await import("../features/auth/entry.tsx")).WelcomePage),
  },
  {
    path: "/forgot-password",
    Screen: late(async () => (await import("../features/auth/reset.tsx")).ForgotPasswordPage),
  },
  {
    path: "/reset-password",
    Screen: late(async () => (await import("../features/auth/reset.tsx")).ResetPasswordPage),
  },
  {
    path: "/signup/:role?",
    Screen: late(async () => (await import("../features/signup/screen.tsx")).SignupPage),
  },
  {
    path: "/signup/:role/number-verification",
    Screen: late(async () => (await import("../features/signup/number-verification.tsx")).NumberVerificationPage),
  },
  {
    path: "/verify-phone",
    Screen: late(async () => (await import("../features/signup/standalone-phone.tsx")).StandalonePhonePage),
  },
  {
    path: "/t",
    Screen: late(async () => (await import("../features/door-tag/screen.tsx")).DoorTagPage),
  },
  { path: "/meet", Screen: late(async () => (await import("../features/meet/screen.tsx")).MeetPage) },
  { path: "/consent/sms-opt-in-demo", Screen: late(smsConsent) },
  { path: "/SmsConsent", Screen: late(smsConsent) },
  { path: "/dashboard", Screen: late(async () => (await import("./dashboard.tsx")).Dashboard) },
  { path: "/admin/*", guard: "admin", Screen: late(adminArea) },
  {
    path: "/walker",
    guard: "walker",
    Screen: late(async () => (await import("../features/walker-day/screen.tsx")).WalkerDashboard),
    frame: frameOf("walker", "Hello"),
  },
  {
    path: "/walker/settings",
    guard: "walker",
    Screen: late(walkerSettings),
    frame: frameOf("walker", "Settings"),
  },
  { path: "/walker/*", guard: "walker", to: "/walker" },
  {
    path: "/client",
    guard: "client",
    Screen: late(async () => (await import("./client-home.tsx")).ClientHome),
    frame: frameOf("client", "Hello"),
  },
  {
    path: "/client/settings",
    guard: "client",
    Screen: late(clientSettings),
    frame: frameOf("client", "Settings"),
  },
  { path: "/client/*", guard: "client", to: "/client" },
  { path: "*", to: "/" },
];

function frameOf(area: Exclude<Role, "admin">, title: "Hello" | "Settings") {
  return (state: ReactNode) => (
    <AreaFrame area={area} title={title}>
      {state}
    </AreaFrame>
  );
}

async function smsConsent() {
  return (await import("../features/consent/screen.tsx")).SmsConsentPage;
}

/** The owner's area, whose list of screens only the owner needs. */
async function adminArea() {
  const { AdminArea, fetchAdminScreen } = await import("./admin/admin-area.tsx");
  await fetchAdminScreen(location.pathname);
  return AdminArea;
}

async function clientSettings() {
  return (await import("./client-settings.tsx")).ClientSettings;
}

/** The walker's settings, with the tab bar of the other screens. */
async function walkerSettings() {
  const [{ SettingsPage }, { useMyOutbox }, { useWalkerLogOut }] = await Promise.all([
    import("../features/account/screen.tsx"),
    import("../features/walker-day/data.ts"),
    import("../features/walker-day/use-log-out.tsx"),
  ]);
  return () => {
    const { onLogOut, question } = useWalkerLogOut();
    useMyOutbox(true);
    return (
      <>
        <SettingsPage area="walker" nav={<ViewTabs current="settings" />} onLogOut={onLogOut} />
        {question}
      </>
    );
  };
}

const routes = screens.map((screen) => <Route key={screen.path} path={screen.path} element={elementOf(screen)} />);

function elementOf(screen: Screen): ReactNode {
  const { guard } = screen;
  const element = unguarded(screen);
  return guard ? <RequireRole allowed={guard}>{element}</RequireRole> : element;
}

function unguarded(screen: Screen): ReactNode {
  if ("to" in screen) return <Redirect to={screen.to} />;
  // Each screen has its own boundary, so that a tap shows it loading at once, and a broken one harms no other.
  return <LateScreen key={screen.path} {...screen} />;
}

function LateScreen({ guard, Screen, frame }: ShownScreen & Pick<Screen, "guard">) {
  const { key } = useLocation();
  useLater(...preloadsOf(guard), async () => {
    if (guard) await (await import("../lib/push/this-browser.ts")).tellAgain();
    if (guard === "walker" || guard === "client") await (await import("./keep-shell.ts")).keepShell(`/${guard}`);
  });
  return (
    <Boundary resetKey={key} fallback={frame ? frame(<Broken />) : <BrokenPage />}>
      <Suspense fallback={frame ? frame(<PageLoading />) : <ScreenLoading />}>
        <Screen />
        <Arrived />
      </Suspense>
    </Boundary>
  );
}

/** Lists the functions that load the screens of a role. */
const preloadsOf = (role: Role | undefined) =>
  screens.flatMap((screen) =>
    role && screen.guard === role && "Screen" in screen && "preload" in screen.Screen ? [screen.Screen.preload] : [],
  );

/** Loads the screen at an address, so that it is drawn at once. */
export async function fetchScreen(pathname: string): Promise<void> {
  const found = screens.find(({ path }) => matchPath(path, pathname));
  if (found && "Screen" in found && "preload" in found.Screen) await found.Screen.preload();
}

export function Screens() {
  useTopOfNewPages();
  useForgottenSignup();
  useEffect(watchTyping, []);
  return <Routes>{routes}</Routes>;
}

/** Requires a role. Other roles go to their own home, and people without a session leave (docs/product/auth.md#access-by-role). */
function RequireRole({ allowed, children }: { allowed: Role; children: ReactNode }) {
  const session = useSession();
  if (!session) {
    return <Leave to={exitPath()} />;
  }
  const own = roleOf(session);
  if (own !== allowed) return <Redirect to={own ? homeOf(own) : "/dashboard"} />;
  // The key gives another person new screens, without the previous person's text.
  return <Fragment key={currentPerson()}>{children}</Fragment>;
}

/** Leaves the application for '/', which is a page outside it. Vite's development server has no such page. */
function PublicPage() {
  useEffect(() => {
    if (!import.meta.env.DEV) location.replace("/");
  }, []);
  return import.meta.env.DEV ? <Redirect to="/auth" /> : <ScreenLoading />;
}

/** Scrolls new pages to the top. Going back, the browser restores the position. */
function useTopOfNewPages(): void {
  const { pathname, search } = useLocation();
  const view = new URLSearchParams(search).get("view");
  const isNew = useNavigationType() !== "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a page, and each of its views.
  useEffect(() => {
    if (isNew) window.scrollTo(0, 0);
  }, [pathname, view, isNew]);
}

/** Deletes the answers of signing up, a password among them, outside /signup. */
function useForgottenSignup(): void {
  const { pathname } = useLocation();
  const isSigningUp = /^\/signup(\/|$)/i.test(pathname);
  useEffect(() => {
    if (!isSigningUp) forgetSignup(tabStore);
  }, [isSigningUp]);
}
