import { lazy, Suspense } from "react";
import { createBrowserRouter, Navigate, Outlet, type RouteObject, ScrollRestoration } from "react-router-dom";
import { AuthCard } from "../features/auth/auth-card.tsx";
import { PageLoading } from "../ui/page-loading.tsx";
import { Dashboard } from "./dashboard.tsx";
import { RequireRole } from "./guards.tsx";
import { PublicPage } from "./public-page.tsx";
import { RouteError } from "./route-error.tsx";

// Each area is a bundle of its own, fetched once the guard has let somebody in.
const LoginPage = lazy(async () => ({ default: (await import("../features/auth/login-page.tsx")).LoginPage }));
const AdminArea = lazy(async () => ({ default: (await import("./admin/admin-area.tsx")).AdminArea }));
const WalkerArea = lazy(async () => ({
  default: (await import("../features/visits-walker/walker-area.tsx")).WalkerArea,
}));
const ClientArea = lazy(async () => ({
  default: (await import("../features/visits-client/client-area.tsx")).ClientArea,
}));

const routes: RouteObject[] = [
  { path: "/", element: <PublicPage /> },
  { path: "/auth", element: <AuthCard /> },
  { path: "/login", element: <LoginPage /> },
  { path: "/dashboard", element: <Dashboard /> },
  {
    path: "/admin/*",
    element: (
      <RequireRole allowed="admin">
        <AdminArea />
      </RequireRole>
    ),
  },
  {
    path: "/walker/*",
    element: (
      <RequireRole allowed="walker">
        <WalkerArea />
      </RequireRole>
    ),
  },
  {
    path: "/client/*",
    element: (
      <RequireRole allowed="client">
        <ClientArea />
      </RequireRole>
    ),
  },
  { path: "*", element: <Navigate to="/" replace /> },
];

export const router = createBrowserRouter([{ element: <Frame />, errorElement: <RouteError />, children: routes }]);

function Frame() {
  return (
    <Suspense fallback={<PageLoading />}>
      <ScrollRestoration />
      <Outlet />
    </Suspense>
  );
}
