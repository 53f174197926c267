import { useEffect } from "react";
import { PageLoading } from "../ui/feedback/page-loading.tsx";
import { Redirect } from "../ui/layout/redirect.tsx";

/** '/' is a page of its own, outside this application: going there leaves it. Vite's development server has no such page. */
export function PublicPage() {
  useEffect(() => {
    if (!import.meta.env.DEV) location.replace("/");
  }, []);
  return import.meta.env.DEV ? <Redirect to="/auth" /> : <PageLoading />;
}
