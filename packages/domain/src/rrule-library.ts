import * as library from "rrule";

// Node loads the package's UMD build, whose names all sit under `default`; bundlers load its ES build.
export const { RRule, Weekday } = "RRule" in library ? library : (library as { default: typeof library }).default;
