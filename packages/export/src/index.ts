export { NotEmpty } from "./importing/claim-table.ts";
export { type Imported, importTable } from "./importing/import-table.ts";
export { isBeingImported } from "./importing/mark.ts";
export { BrokenBooks, BrokenFile } from "./reading/broken-file.ts";
export { type Exported, exportTable, type Progress } from "./writing/export-table.ts";
export { TooLarge } from "./writing/zip-files.ts";
