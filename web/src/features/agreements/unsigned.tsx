import { business } from "@petcare/business";
import type { AnswerOf, getAgreements } from "@petcare/contract";
import { agreementList, firstNameOf } from "@petcare/domain";
import { Link } from "react-router-dom";
import { mailLink, textLink } from "../../lib/format/contact-links.ts";
import { Card } from "../../ui/layout/card.tsx";
import classes from "./agreements.module.css";

type Client = AnswerOf<typeof getAgreements>["clients"][number];

/** The clients who have not signed, each with a link that begins a reminder. Draws nothing if there is none. */
export function Unsigned({ clients }: { clients: readonly Client[] }) {
  const left = clients.filter(({ unsigned }) => unsigned.length > 0);
  if (left.length === 0) return null;
  return (
    <Card title="Not signed" aside={`${left.length}`}>
      <ul className={classes.unsigned}>
        {left.map((client) => (
          <li key={client.id}>
            <div>
              <Link to={`/admin/clients/${client.id}?tab=details`}>{client.name}</Link>
              <p className="quiet">{agreementList(client.unsigned)}</p>
            </div>
            <Reminder client={client} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Reminder({ client }: { client: Client }) {
  const { has_account, email, phone, name, unsigned } = client;
  if (!has_account) return <small>has no account yet</small>;
  const words = `Hi ${firstNameOf(name)}, please read and sign: ${agreementList(unsigned)}. ${location.origin}/client`;
  const href = email
    ? mailLink(email, { subject: `Please sign, ${business.name}`, text: words })
    : phone && textLink(phone, words);
  return href ? <a href={href}>Remind {firstNameOf(name)}</a> : null;
}
