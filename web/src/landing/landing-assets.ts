/** The results of the build that the page needs. Addresses are absolute paths. */
export interface LandingAssets {
  /** The page's whole style sheet, which becomes a style element. */
  styles: string;
  fonts: string[];
  /** The app's entry files. */
  appFiles: string[];
  /** The script that fetches the app's files ahead. */
  prefetchScript: string;
  /** The colour of the browser's bars in each colour scheme. */
  themeColor: { light: string; dark: string };
}
