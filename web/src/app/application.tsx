import { type ReactNode, StrictMode } from "react";
import { Providers } from "./providers.tsx";
import { Screens } from "./screens.tsx";

/** The application inside a router: the browser's own, or the build's for a page that is drawn ahead. */
export function Application({ router }: { router: (screens: ReactNode) => ReactNode }) {
  return (
    <StrictMode>
      <Providers>{router(<Screens />)}</Providers>
    </StrictMode>
  );
}
