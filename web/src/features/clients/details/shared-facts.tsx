import { Link } from "react-router-dom";
import { useClients } from "../../../lib/api/people.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import type { ClientRecord } from "../client-record.ts";
import { sharing } from "../list/client-list.ts";

/** Warns of other records with the same email or phone: they may be of one person. */
export function SharedFacts({ client }: { client: ClientRecord }) {
  const others = sharing(client, useClients());
  if (others.length === 0) return null;
  return (
    <Notice tone="warn">
      The same email or phone is with{" "}
      {others.map(({ id, name, has_account }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <Link to={`/admin/clients/${id}`}>{name}</Link>
          {!(has_account && client.has_account) && (
            <>
              {" ("}
              {has_account ? (
                <Link to={`/admin/clients/${id}?change=merge-${client.id}`}>merge</Link>
              ) : (
                <Link to={`?change=merge-${id}`} state={{ opened: true }}>
                  merge
                </Link>
              )}
              )
            </>
          )}
        </span>
      ))}
      . Perhaps they are one person.
    </Notice>
  );
}
