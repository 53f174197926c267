import { expect, test } from "vitest";
import { filesOf, pageHtml } from "./page-html.ts";

const manifest = {
  "index.html": {
    name: "index",
    file: "assets/index-1.js",
    css: ["assets/index-1.css"],
    imports: ["_shared.js"],
    isEntry: true,
  },
  "_shared.js": { name: "shared", file: "assets/shared-1.js", css: ["assets/shared-1.css"] },
  "_entry.js": { name: "entry", file: "assets/entry-1.js", imports: ["_shared.js", "index.html"] },
};
const app = `<!doctype html><html><head>
    <meta name="robots" content="noindex" />
    <title>App</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head><body><div id="root"></div></body></html>`;
const parts = {
  app,
  head: "/assets/head-1.js",
  fonts: ["/assets/figtree-1.woff2", "/assets/fraunces-1.woff2"],
  ...filesOf(manifest, ["entry"]),
};
const drawn = {
  markup: "<h1>$& Sign in</h1>",
  title: "Sign in · A & B",
  description: 'All "yours"',
  address: "https://a/login",
};

test("a page names each file that its area needs once, the application's script first and styles behind what they change", () => {
  expect(filesOf(manifest, ["entry"])).toEqual({
    scripts: ["/assets/index-1.js", "/assets/shared-1.js", "/assets/entry-1.js"],
    styles: ["/assets/shared-1.css", "/assets/index-1.css"],
  });
  expect(() => filesOf(manifest, ["gone"])).toThrow("no gone");
});

test("a drawn page has its content and words, and leaves the application to the script of the head", () => {
  const html = pageHtml({ ...parts, drawn });
  expect(html).toContain('<div id="root"><h1>$& Sign in</h1></div>');
  expect(html).toContain("<title>Sign in · A &amp; B</title>");
  expect(html).toContain('<meta name="description" content="All &quot;yours&quot;" />');
  expect(html).not.toContain("noindex");
  expect(html).toContain(`<script src="/assets/head-1.js" data-app="${parts.scripts.join(" ")}"></script>`);
  expect(html).not.toMatch(/type="module"|modulepreload/);
});
