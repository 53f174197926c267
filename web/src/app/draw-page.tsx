import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { Application } from "./application.tsx";

/** Renders the page at an address for the build, as a person without a session sees it. */
export async function drawPage(path: string): Promise<string> {
  const application = <Application router={(screens) => <StaticRouter location={path}>{screens}</StaticRouter>} />;
  // In one chunk: streamed parts need inline scripts, which the content security policy forbids.
  const { prelude } = await prerender(application, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
