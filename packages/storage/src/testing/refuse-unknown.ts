import { refuseUnknown } from "../table/item-kind.ts";

refuseUnknown();
