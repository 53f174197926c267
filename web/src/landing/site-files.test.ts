import { business } from "@petcare/business";
import { expect, test } from "vitest";
import { robotsTxt, sitemapXml, webManifests } from "./site-files.ts";

test("robots.txt and the sitemap are of this site", () => {
  expect(robotsTxt).toContain(`Sitemap: ${business.siteUrl}/sitemap.xml`);
  expect(robotsTxt).toContain("Disallow: /api/");
  expect(sitemapXml).toContain(`<loc>${business.siteUrl}/</loc>`);
});

test("a phone's icon leads to the role's home, or to the home that it was installed from", () => {
  const read = (file: string) => JSON.parse(webManifests("#fff")[file] ?? "");
  expect(read("site.webmanifest")).toMatchObject({ name: business.name, id: "/dashboard", start_url: "/dashboard" });
  expect(read("walker.webmanifest")).toMatchObject({
    id: "/walker",
    scope: "/",
    start_url: "/walker",
    shortcuts: [
      { name: "Today", url: "/walker" },
      { name: "Week", url: "/walker?view=week" },
    ],
  });
  expect(read("client.webmanifest")).toMatchObject({ id: "/client", start_url: "/client" });
});
