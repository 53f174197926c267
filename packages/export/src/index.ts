export { isBeingImported } from "./importing/claim-table.ts";
export { type Imported, importTable } from "./importing/import-table.ts";
export { BrokenFile, NotEmpty } from "./reading/broken-file.ts";
export { type Exported, exportTable, KeptChanging } from "./writing/export-table.ts";
