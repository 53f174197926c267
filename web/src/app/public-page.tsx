import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { PageLoading } from "../ui/page-loading.tsx";

/** '/' is a page of its own, outside this application: going there leaves it. Vite's development server has no such page. */
export function PublicPage() {
  useEffect(() => {
    if (!import.meta.env.DEV) location.replace("/");
  }, []);
  return import.meta.env.DEV ? <Navigate to="/auth" replace /> : <PageLoading />;
}
