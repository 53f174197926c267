import { business } from "@petcare/business";
import { renderToStaticMarkup } from "react-dom/server";
import { place } from "./facts.ts";
import type { LandingAssets } from "./landing-assets.ts";
import { LandingPage } from "./landing-page.tsx";
import { scriptJson, structuredData } from "./structured-data.ts";

export const title = `${business.name} | Dog Walking & Cat Sitting in ${place}`;
export const description =
  `Dog walks, cat and dog visits and overnight stays in ${place}. Insured walkers, dogs of all sizes, ` +
  "your instructions followed to the letter, and a note after every visit.";

/** The landing page as one HTML document. */
export function renderLanding(assets: LandingAssets): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...assets} />)}\n`;
}

function Document({ styles, fonts, appFiles, prefetchScript, themeColor }: LandingAssets) {
  const address = `${business.siteUrl}/`;
  const picture = `${business.siteUrl}/share.png`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <style>{styles}</style>
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={business.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:locale" content="en_US" />
        <meta property="og:image" content={picture} />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content="A walker and a hound on the leash by the bay, a cat on the fence" />
        <meta name="twitter:card" content="summary_large_image" />
        <script type="application/ld+json">{scriptJson(structuredData)}</script>
        <script type="module" src={prefetchScript} data-prefetch={appFiles.join(" ")} />
      </head>
      <body>
        <LandingPage />
      </body>
    </html>
  );
}
