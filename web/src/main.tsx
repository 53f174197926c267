import { pageAddresses } from "@petcare/contract";
import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { Application } from "./app/application.tsx";
import { fetchScreen } from "./app/screens.tsx";
import { firstAnswers } from "./lib/api/bootstrap-data.ts";
import { forgetSeal, isSealOld } from "./lib/session/seal.ts";
import { endExpired, isDeactivated, readSession } from "./lib/session/session.ts";
import { tabStore } from "./lib/session/storage.ts";

// The fonts come behind the scripts, which would share the line with them, and ahead of the first drawing.
for (const name of ["Figtree", "Fraunces"]) document.fonts.load(`1rem ${name}`).catch(() => {});

// Before anything is drawn.
if (isSealOld(Date.now())) {
  endExpired();
  forgetSeal();
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const application = <Application router={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />;

// The build draws a page for somebody of whom nothing is known. Anybody else's differs.
const isDrawn = root.hasChildNodes() && location.search === "" && !history.state?.usr;
const isUnknown = !readSession() && !isDeactivated() && tabStore.length === 0;
if (isDrawn && isUnknown) hydrateRoot(root, application);
else void drawOnce(createRoot(root));

/** Draws once the first answers are there, or after a moment that nobody notices: drawing once is quicker than twice. */
async function drawOnce(root: Root): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, 300));
  await Promise.all([fetchedWithPage(), Promise.race([Promise.allSettled(firstAnswers()), patience])]);
  // It is drawn in small pieces, between which the browser answers.
  startTransition(() => root.render(application));
}

/** A page with an address of its own brings its screen along, which is then drawn first. Any other shows that it loads. */
async function fetchedWithPage(): Promise<void> {
  const brought = pageAddresses.find((address) => address === location.pathname);
  // What cannot be fetched is asked for again, and the application says that it failed.
  if (brought) await fetchScreen(brought).catch(() => {});
}
