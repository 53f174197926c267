import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { BrokenPageBoundary } from "./app/broken-page.tsx";
import { Providers } from "./app/providers.tsx";
import { Screens } from "./app/screens.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <BrokenPageBoundary>
          <Screens />
        </BrokenPageBoundary>
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
