import { business } from "@petcare/business";
import { beforeAll, describe, expect, test } from "vitest";
import { description, renderLanding, title } from "./render-landing.tsx";
import { scriptJson } from "./structured-data.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;");

let html: string;
let text: string;
beforeAll(() => {
  html = renderLanding({
    styles: "body>main{color:red}",
    fonts: ["/assets/fraunces-1.woff2", "/assets/figtree-1.woff2"],
    appFiles: ["/assets/index-1.js", "/assets/index-1.css"],
    prefetchScript: "/assets/prefetch-app-1.js",
    themeColor: { light: "#fff", dark: "#000" },
  });
  text = textOf(html.slice(html.indexOf("<body>")));
});

/** The visible text, as one line. */
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

/** The HTML of one element. It ends at the first closing tag, because this page does not nest elements of one kind. */
function part(tag: string, attribute: string): string {
  const start = html.indexOf(`<${tag} ${attribute}`);
  expect(start, `<${tag} ${attribute}>`).toBeGreaterThan(-1);
  return html.slice(start, html.indexOf(`</${tag}>`, start));
}

const call = `href="tel:${business.phone.link}">Call ${business.phone.shown}</a>`;
const book = 'href="/auth">Book An Appointment</a>';
const mail = `href="mailto:${business.email}">Email ${business.email}</a>`;

describe("the parts of the page", () => {
  test.each([
    ["header", 'class="site-header"', ['href="/auth">Login or Create Account</a>']],
    ["section", 'class="hero"', [call, book]],
    [
      "section",
      'id="contact"',
      [call, book, '<li data-meet="true" hidden=""><a class="button ghost" href="/meet">', mail],
    ],
    ["footer", 'class="site-footer', [escaped(business.legalName), `href="${business.social.url}"`]],
  ])("the %s of %s has its links", (tag, attribute, parts) => {
    for (const link of parts) expect(part(tag, attribute)).toContain(link);
  });

  test("the hero has the business's name and the tagline", () => {
    expect(textOf(part("section", 'class="hero"'))).toContain(`${business.name} ${business.tagline} `);
  });

  test.each(["About Us", "Why Choose Us", "Benefits"])("there is a section %s", (heading) => {
    expect(html).toMatch(new RegExp(`<section id="[a-z]+"[^>]*><[^]*?<h2 id="[a-z-]+">${heading}</h2>`));
  });

  test("Why Choose Us names all sizes of dog, insurance and following instructions", () => {
    const why = part("section", 'id="why"');
    for (const reason of ["All sizes of dog", "Insured", "We follow your instructions"])
      expect(why).toContain(`<h3>${reason}</h3>`);
  });

  test("three testimonials have five stars, a first name and a last initial", () => {
    const people = [...part("section", 'id="testimonials"').matchAll(/<figure>.*?<\/figure>/g)].map(([each]) => each);
    expect(people).toHaveLength(3);
    for (const person of people) {
      expect(person).toContain('role="img" aria-label="5 out of 5 stars"');
      expect(person).toMatch(
        /<blockquote><p>[^<]{40,}<\/p><\/blockquote><figcaption class="muted">[A-Z][a-z]+ [A-Z]\.<\/figcaption>/,
      );
    }
  });
});

describe("the document", () => {
  test("contains its text without scripts, and its only script prefetches the app", () => {
    expect(text.length).toBeGreaterThan(2000);
    expect(html.match(/<script\b[^>]*>/g)).toEqual([
      '<script type="application/ld+json">',
      '<script type="module" src="/assets/prefetch-app-1.js" data-prefetch="/assets/index-1.js /assets/index-1.css">',
    ]);
    expect(html).not.toMatch(/\son[a-z]+=|\sstyle="|javascript:/);
  });

  test("has tags for search engines and social networks", () => {
    const head = html.slice(0, html.indexOf("</head>"));
    const picture = `${business.siteUrl}/share.png`;
    for (const tag of [
      `<html lang="en">`,
      `<title>${escaped(title)}</title>`,
      `<meta name="description" content="${escaped(description)}"/>`,
      `<link rel="canonical" href="${business.siteUrl}/"/>`,
      `<meta property="og:title" content="${escaped(title)}"/>`,
      `<meta property="og:description" content="${escaped(description)}"/>`,
      `<meta property="og:url" content="${business.siteUrl}/"/>`,
      `<meta property="og:image" content="${picture}"/>`,
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000"/>',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
    ])
      expect(head).toContain(tag);
    expect(title).toContain(business.name);
    expect(description).toContain(business.place.town);
    expect(description.length).toBeLessThanOrEqual(180);
  });

  test("has structured data of a LocalBusiness", () => {
    const json = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? "";
    expect(JSON.parse(json)).toMatchObject({
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      name: business.name,
      legalName: business.legalName,
      slogan: business.tagline,
      url: `${business.siteUrl}/`,
      telephone: business.phone.link,
      email: business.email,
      image: `${business.siteUrl}/share.png`,
      sameAs: [business.social.url],
      address: {
        "@type": "PostalAddress",
        addressLocality: business.place.town,
        addressRegion: business.place.state,
        addressCountry: "US",
      },
      openingHoursSpecification: { opens: "06:00", closes: "21:00" },
    });
  });
});

test("no text in the structured data can close the script element", () => {
  const data = { text: "</script><script>alert(1)</script>" };
  expect(scriptJson(data)).not.toContain("<");
  expect(JSON.parse(scriptJson(data))).toEqual(data);
});
