import { business } from "@petcare/business";
import { useEffect } from "react";

/** Names the page in the browser's tab: 'Calendar · Harbor & Hound'. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · ${business.name}`;
  }, [page]);
}
