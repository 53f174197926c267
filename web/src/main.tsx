import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { Application } from "./app/application.tsx";
import { isDeactivated, readSession } from "./lib/session/session.ts";
import { tabStore } from "./lib/session/storage.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const application = <Application router={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />;

// The build draws a page for somebody of whom nothing is known. Anybody else's differs.
const isDrawn = root.hasChildNodes() && location.search === "" && !history.state?.usr;
const isUnknown = !readSession() && !isDeactivated() && tabStore.length === 0;
if (isDrawn && isUnknown) hydrateRoot(root, application);
else createRoot(root).render(application);
