import { openApiDocument } from "@petcare/contract/openapi";
import { endpoints } from "./src/index.ts";

process.stdout.write(`${JSON.stringify(openApiDocument(endpoints), null, 2)}\n`);
