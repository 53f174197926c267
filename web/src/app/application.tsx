import { type ReactNode, StrictMode } from "react";
import { Providers } from "./providers.tsx";
import { Screens } from "./screens.tsx";

/** The application inside a router: the browser's, or the build's for prerendered pages. */
export function Application({ router }: { router: (screens: ReactNode) => ReactNode }) {
  return (
    <StrictMode>
      <Providers>{router(<Screens />)}</Providers>
    </StrictMode>
  );
}
