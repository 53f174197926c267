import * as library from "rrule";

// Node loads the package's UMD build, which exports everything under `default`. Bundlers load its ES build.
const loaded: typeof library & { default?: typeof library } = library;

export const { RRule, Weekday } = loaded.default ?? loaded;
