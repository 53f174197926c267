/** The results of the build for the page. Addresses are absolute paths. */
export interface LandingAssets {
  /** The page's whole style sheet, which becomes a style element. */
  styles: string;
  fonts: string[];
  /** The app's entry files. */
  appFiles: string[];
  /** The script that prefetches the app's files. */
  prefetchScript: string;
  /** The colour of the browser's bars in each colour scheme. */
  themeColor: { light: string; dark: string };
}
