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

// The fonts are loaded after the scripts, for whose bandwidth they would compete, and before the first drawing.
for (const name of ["Figtree", "Fraunces"]) document.fonts.load(`1rem ${name}`).catch(() => {});

// This comes before anything is drawn: the data of an old seal must not be shown.
if (isSealOld(Date.now())) {
  endExpired();
  forgetSeal();
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const application = <Application router={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />;

// A prerendered page is for a person without a session or stored data. For others it differs.
const isDrawn = root.hasChildNodes() && location.search === "" && !history.state?.usr;
const isUnknown = !readSession() && !isDeactivated() && tabStore.length === 0;
if (isDrawn && isUnknown) hydrateRoot(root, application);
else void drawOnce(createRoot(root));

/** Draws once the first answers are there, or after 0.3 s: drawing once is faster than twice. */
async function drawOnce(root: Root): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, 300));
  await Promise.all([fetchedWithPage(), Promise.race([Promise.allSettled(firstAnswers()), patience])]);
  // In a transition, the browser stays responsive.
  startTransition(() => root.render(application));
}

/** Loads the screen of an address with a page of its own. Other screens load after the first drawing. */
async function fetchedWithPage(): Promise<void> {
  const address = pageAddresses.find((one) => one === location.pathname);
  // After a failure, the screen loads again and shows its own message.
  if (address) await fetchScreen(address).catch(() => {});
}
