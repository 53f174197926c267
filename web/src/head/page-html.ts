/** A chunk in the manifest that Vite writes. */
interface Chunk {
  name?: string;
  file: string;
  css?: string[];
  /** The statically imported chunks, by their names in the manifest. */
  imports?: string[];
  isEntry?: boolean;
}
export type Manifest = Record<string, Chunk>;

/** A page's facts from the build. */
export interface PageParts {
  /** The HTML that Vite wrote for the application. */
  app: string;
  /** The address of the script in the head. */
  head: string;
  /** The files of the page's area and their static imports, the application's script first. */
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** The address of the web app manifest, if the page can be installed. */
  manifest?: string | undefined;
  /** The prerendered markup, if any. */
  drawn?: { markup: string; title: string; description: string; address: string } | undefined;
}

/** Lists the files of the application and of the named chunks (web/file-groups.ts), with their static imports. */
export function filesOf(manifest: Manifest, names: readonly string[] = []): { scripts: string[]; styles: string[] } {
  const chunkAt = (key: string | undefined) => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    return chunk;
  };
  const keyOf = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name;
  const seen = new Set<string>();
  /** Each chunk after its imports, because its styles may override theirs. */
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
 * Makes a page of the application. A prerendered page loads the application once its content is visible. Any other page
 * loads the application and its screen at once.
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
