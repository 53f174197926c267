import type { Json, Store } from "dynalite/db/index.js";
import { fault, invalid } from "./faults.ts";
import { findTable } from "./store.ts";

interface Settings {
  timeToLive?: { AttributeName: string; Enabled: boolean };
}

const keyOf = (table: string) => `settings~${table}`;

/** The setting of a table that dynalite lacks: the TTL attribute. The stand-in only remembers it, and expires nothing. */
export function tableSettings(store: Store) {
  const read = (table: string) => (store.db.getSync(keyOf(table)) ?? {}) as Settings;
  const save = (table: string, settings: Settings) => store.db.put(keyOf(table), settings);

  return {
    forget: (table: string) => store.db.batch([{ type: "del", key: keyOf(table) }]),

    async updateTimeToLive(body: Json): Promise<Json> {
      const table = existingTable(store, body);
      const wanted = body.TimeToLiveSpecification as Settings["timeToLive"];
      if (!wanted?.AttributeName) {
        throw invalid(
          "1 validation error detected: Value null at 'timeToLiveSpecification' failed to satisfy constraint: Member must not be null",
        );
      }
      const settings = read(table);
      if ((settings.timeToLive?.Enabled ?? false) === wanted.Enabled) {
        throw invalid(`TimeToLive is already ${wanted.Enabled ? "enabled" : "disabled"}`);
      }
      await save(table, { ...settings, timeToLive: wanted });
      return { TimeToLiveSpecification: wanted };
    },

    async describeTimeToLive(body: Json): Promise<Json> {
      const { timeToLive } = read(existingTable(store, body));
      const { Enabled, AttributeName } = timeToLive ?? { Enabled: false };
      return {
        TimeToLiveDescription: Enabled
          ? { TimeToLiveStatus: "ENABLED", AttributeName }
          : { TimeToLiveStatus: "DISABLED" },
      };
    },
  };
}

function existingTable(store: Store, { TableName }: Json): string {
  const name = String(TableName);
  if (!findTable(store, name)) {
    throw fault("ResourceNotFoundException", `Requested resource not found: Table: ${name} not found`);
  }
  return name;
}
