import { useEffect } from "react";
import { titleOf } from "../format/title-of.ts";

const names: { screen?: string; frame?: string } = {};

/** Sets the title in the browser's tab. A screen's title goes before that of the frame around it. */
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
