import { createContext, type ReactNode, use } from "react";
import { createPortal } from "react-dom";

/** The element in the owner's header for a screen's tools. Null before it is drawn. */
export const HeaderPlace = createContext<HTMLElement | null>(null);

/** Draws a screen's tools in the header, beside the screen's title. */
export function HeaderTools({ children }: { children: ReactNode }) {
  const place = use(HeaderPlace);
  return place && createPortal(children, place);
}
