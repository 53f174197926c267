import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { Application } from "./application.tsx";

/** The HTML of what stands at an address, for the build. Somebody of whom nothing is known would see it. */
export async function drawPage(path: string): Promise<string> {
  const application = <Application router={(screens) => <StaticRouter location={path}>{screens}</StaticRouter>} />;
  // A part that is streamed apart from its place needs an inline script, which the content security policy forbids.
  const { prelude } = await prerender(application, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
