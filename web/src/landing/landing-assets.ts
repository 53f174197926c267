/** What the build knows and the page needs; addresses are absolute paths. */
export interface LandingAssets {
  /** The page's whole style sheet, put into the page. */
  styles: string;
  fonts: string[];
  /** The app's entry files, and the script that fetches them for the click that follows. */
  appFiles: string[];
  prefetchScript: string;
  /** The browser's own bars, in each colour scheme. */
  themeColor: { light: string; dark: string };
}
