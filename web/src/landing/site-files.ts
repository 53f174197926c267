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

/** Lets people install the app on a phone. /dashboard leads to the home page of their role. */
export const webManifest = (color: string): string =>
  JSON.stringify({
    name: business.name,
    short_name: business.name,
    start_url: "/dashboard",
    display: "standalone",
    background_color: color,
    theme_color: color,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
