import { Link } from "react-router-dom";
import { fullDay } from "../../lib/format/time.ts";
import classes from "./deactivate.module.css";
import type { Preview } from "./deactivation-form.ts";

/** The keys that they hold, each with the way to its client, where it is handed on. */
export const KeysPart = ({ keys, first }: { keys: Preview["keys"]; first: string }) => (
  <section className={classes.keys} aria-label="Keys to take back">
    <h3>Keys to take back</h3>
    <ul className="lined rows">
      {keys.map(({ key_id, label, client_id, client_name, since }) => (
        <li key={client_id + key_id}>
          <Link to={`/admin/clients/${client_id}?tab=details`}>
            {label}, {client_name}
          </Link>
          <small>
            {first} has had it since {fullDay(since)}
          </small>
        </li>
      ))}
    </ul>
  </section>
);
