import { useEffect } from "react";
import { titleOf } from "../format/title-of.ts";

const names: { screen?: string; frame?: string } = {};

/**
 * Names the page in the browser's tab. A screen's own name goes before that of the frame around it, whichever is drawn last.
 * @param of the frame stays while its screens come and go
 */
export function useTitle(page: string, of: keyof typeof names = "screen"): void {
  useEffect(() => {
    names[of] = page;
    show();
    return () => {
      if (names[of] !== page) return;
      delete names[of];
      show();
    };
  }, [page, of]);
}

function show(): void {
  const name = names.screen ?? names.frame;
  if (name !== undefined) document.title = titleOf(name);
}
