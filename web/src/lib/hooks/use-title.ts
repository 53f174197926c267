import { useEffect } from "react";
import { titleOf } from "../format/title-of.ts";

/** Names the page in the browser's tab. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = titleOf(page);
  }, [page]);
}
