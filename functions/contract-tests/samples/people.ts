import { listClients, listWalkers } from "@petcare/contract";
import { sampleOf } from "../sample.ts";

export const peopleSamples = [sampleOf(listClients, () => ({})), sampleOf(listWalkers, () => ({}))];
