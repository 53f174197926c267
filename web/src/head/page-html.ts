/** A chunk in the manifest that Vite writes. */
interface Chunk {
  name?: string;
  file: string;
  css?: string[];
  /** The chunks that it needs at once, by their names in the manifest. */
  imports?: string[];
  isEntry?: boolean;
}
export type Manifest = Record<string, Chunk>;

/** The facts that the build knows of one page. */
export interface PageParts {
  /** The HTML that Vite wrote for the application. */
  app: string;
  /** The address of the script in the head. */
  head: string;
  /** The files of the page's area and of what it needs at once, the application's own script first. */
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** The address of the manifest by which the page is installed, where it can be. */
  manifest?: string | undefined;
  /** The markup that stands on the page before the application arrives, where the build can know it. */
  drawn?: { markup: string; title: string; description: string; address: string } | undefined;
}

/** The files of the application and of the named chunks (web/file-groups.ts), with all that they need at once. */
export function filesOf(manifest: Manifest, names: readonly string[] = []): { scripts: string[]; styles: string[] } {
  const chunkAt = (key: string | undefined) => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    return chunk;
  };
  const keyOf = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name;
  const seen = new Set<string>();
  /** Each behind those that it imports, whose styles its own may change. */
  const inOrder: Chunk[] = [];
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = chunkAt(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    inOrder.push(chunk);
  };
  const entry = chunkAt(Object.keys(manifest).find((key) => manifest[key]?.isEntry));
  for (const name of [entry.name ?? "", ...names]) visit(keyOf(name));
  const others = [...seen].map((key) => chunkAt(key).file).filter((file) => file !== entry.file);
  return {
    scripts: [entry.file, ...others].map(absolute),
    styles: [...new Set(inOrder.flatMap(({ css }) => css ?? []))].map(absolute),
  };
}

const absolute = (file: string) => `/${file}`;

/**
 * One page of the application. A drawn page has its content in the HTML, and its script fetches the application once
 * that is to be seen. Any other page fetches the application and its screen at once, and the application its fonts.
 */
export function pageHtml({ app, head, scripts, styles, fonts, manifest, drawn }: PageParts): string {
  const data = drawn ? ` data-app="${scripts.join(" ")}"` : "";
  const [entry, ...others] = scripts;
  const tags = [
    `<script src="${head}"${data}></script>`,
    ...(manifest ? [`<link rel="manifest" href="${manifest}">`] : []),
    ...(drawn ? fonts.map(fontPreload) : []),
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...(drawn ? [] : [`<script type="module" crossorigin src="${entry}"></script>`]),
    ...(drawn ? [] : others.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)),
  ];
  const bare = app
    .replace(/\s*<script type="module"[^>]*><\/script>/g, "")
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, "")
    .replace("</head>", `  ${tags.join("\n    ")}\n  </head>`);
  return drawn ? withContent(bare, drawn) : bare;
}

const fontPreload = (href: string) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

function withContent(page: string, { markup, title, description, address }: NonNullable<PageParts["drawn"]>): string {
  const found = `<meta name="description" content="${escaped(description)}" />
    <link rel="canonical" href="${escaped(address)}" />`;
  return page
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('<meta name="robots" content="noindex" />', () => found)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
