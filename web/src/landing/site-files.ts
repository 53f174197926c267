import { business } from "@petcare/business";

/** Keeps search engines from the API. See docs/product/public-site.md#search-engines. */
export const robotsTxt = `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${business.siteUrl}/sitemap.xml
`;

export const sitemapXml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${business.siteUrl}/</loc></url>
</urlset>
`;

/** An icon on a phone: its address, and the shortcuts of a long press. */
interface Installed {
  start_url: string;
  shortcuts?: { name: string; url: string }[];
}

const installed: Record<string, Installed> = {
  // /dashboard leads to the home page of the role.
  "site.webmanifest": { start_url: "/dashboard" },
  // These open without a network, which /dashboard cannot.
  "walker.webmanifest": {
    start_url: "/walker",
    shortcuts: [
      { name: "Today", url: "/walker" },
      { name: "Week", url: "/walker?view=week" },
    ],
  },
  "client.webmanifest": { start_url: "/client" },
};

/** Lets people install the application: file name → text. Walkers and clients install their own home. */
export const webManifests = (color: string): Record<string, string> =>
  Object.fromEntries(Object.entries(installed).map(([file, own]) => [file, webManifest(color, own)]));

const webManifest = (color: string, { start_url, shortcuts }: Installed): string =>
  JSON.stringify({
    id: start_url,
    name: business.name,
    short_name: business.name,
    start_url,
    scope: "/",
    display: "standalone",
    background_color: color,
    theme_color: color,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts,
  });
