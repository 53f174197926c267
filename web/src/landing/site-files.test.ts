import { business } from "@petcare/business";
import { expect, test } from "vitest";
import { robotsTxt, sitemapXml } from "./site-files.ts";

test("robots.txt and the sitemap are of this site", () => {
  expect(robotsTxt).toContain(`Sitemap: ${business.siteUrl}/sitemap.xml`);
  expect(robotsTxt).toContain("Disallow: /api/");
  expect(sitemapXml).toContain(`<loc>${business.siteUrl}/</loc>`);
});
