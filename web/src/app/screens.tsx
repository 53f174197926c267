import { lazy, Suspense, useEffect } from "react";
import { Route, Routes, useLocation, useNavigationType } from "react-router-dom";
import { AuthCard } from "../features/auth/auth-card.tsx";
import { forgetSignup } from "../features/signup/forget-signup.ts";
import { tabStore } from "../lib/session/storage.ts";
import { PageLoading } from "../ui/feedback/page-loading.tsx";
import { Redirect } from "../ui/layout/redirect.tsx";
import { Dashboard } from "./dashboard.tsx";
import { RequireRole } from "./guards.tsx";
import { PublicPage } from "./public-page.tsx";

// Each area is a bundle of its own, fetched once the guard has let somebody in.
const LoginPage = lazy(async () => ({ default: (await import("../features/auth/login-page.tsx")).LoginPage }));
const AdminArea = lazy(async () => ({ default: (await import("./admin/admin-area.tsx")).AdminArea }));
const WalkerArea = lazy(async () => ({
  default: (await import("../features/walker-day/walker-area.tsx")).WalkerArea,
}));
const ClientArea = lazy(async () => ({
  default: (await import("../features/client-walks/client-area.tsx")).ClientArea,
}));

const WalkerSettings = lazy(async () => ({ default: (await import("./walker-settings.tsx")).WalkerSettings }));
const SettingsPage = lazy(async () => ({
  default: (await import("../features/account/settings-page.tsx")).SettingsPage,
}));
const WelcomePage = lazy(async () => ({ default: (await import("../features/auth/welcome-page.tsx")).WelcomePage }));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import("../features/auth/forgot-password-page.tsx")).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import("../features/auth/reset-password-page.tsx")).ResetPasswordPage,
}));
const SignupPage = lazy(async () => ({ default: (await import("../features/signup/signup-page.tsx")).SignupPage }));
const NumberVerificationPage = lazy(async () => ({
  default: (await import("../features/signup/number-verification-page.tsx")).NumberVerificationPage,
}));
const StandalonePhonePage = lazy(async () => ({
  default: (await import("../features/signup/standalone-phone-page.tsx")).StandalonePhonePage,
}));
const SmsConsentPage = lazy(async () => ({
  default: (await import("../features/consent/sms-consent-page.tsx")).SmsConsentPage,
}));

/** Which screen an address shows (docs/product/README.md#addresses). */
export function Screens() {
  useTopOfNewPages();
  useForgottenSignup();
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/" element={<PublicPage />} />
        <Route path="/auth" element={<AuthCard />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/welcome" element={<WelcomePage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/signup/:role?" element={<SignupPage />} />
        <Route path="/signup/:role/number-verification" element={<NumberVerificationPage />} />
        <Route path="/verify-phone" element={<StandalonePhonePage />} />
        <Route path="/consent/sms-opt-in-demo" element={<SmsConsentPage />} />
        <Route path="/SmsConsent" element={<SmsConsentPage />} />
        <Route path="/dashboard" element={<Dashboard />} />
        <Route
          path="/admin/*"
          element={
            <RequireRole allowed="admin">
              <AdminArea />
            </RequireRole>
          }
        />
        <Route
          path="/walker/settings"
          element={
            <RequireRole allowed="walker">
              <WalkerSettings />
            </RequireRole>
          }
        />
        <Route
          path="/walker/*"
          element={
            <RequireRole allowed="walker">
              <WalkerArea />
            </RequireRole>
          }
        />
        <Route
          path="/client/settings"
          element={
            <RequireRole allowed="client">
              <SettingsPage area="client" />
            </RequireRole>
          }
        />
        <Route
          path="/client/*"
          element={
            <RequireRole allowed="client">
              <ClientArea />
            </RequireRole>
          }
        />
        <Route path="*" element={<Redirect to="/" />} />
      </Routes>
    </Suspense>
  );
}

/** A new page starts at its top; going back, the browser finds the old place. */
function useTopOfNewPages(): void {
  const { pathname, search } = useLocation();
  const view = new URLSearchParams(search).get("view");
  const isNew = useNavigationType() !== "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a page, and each of its views.
  useEffect(() => {
    if (isNew) window.scrollTo(0, 0);
  }, [pathname, view, isNew]);
}

/** What somebody began to sign up with, a password among it, stays no longer than they are at it. */
function useForgottenSignup(): void {
  const { pathname } = useLocation();
  const isSigningUp = /^\/signup(\/|$)/i.test(pathname);
  useEffect(() => {
    if (!isSigningUp) forgetSignup(tabStore);
  }, [isSigningUp]);
}
