import { formatPhone, localDateOf } from "@petcare/domain";
import { fullDay, zone } from "../../lib/format/time.ts";
import { Fact, Facts } from "../../ui/data/facts.tsx";
import { Card, CardGrid } from "../../ui/layout/card.tsx";
import classes from "./details-tab.module.css";
import { RatesCard } from "./rates-card.tsx";
import type { TabProps } from "./tab-props.ts";

/** Who a walker is, what they are paid, and what the owner notes of them. */
export function DetailsTab({ walker, editOf }: TabProps) {
  const { name, phone, email, color, notes, w9_on, created_at } = walker;
  return (
    <CardGrid>
      <Card title="Contact" aside={editOf("contact")}>
        <Facts>
          <Fact term="Name">{name}</Fact>
          <Fact term="Phone">{phone ? formatPhone(phone) : <Nothing />}</Fact>
          <Fact term="Email">{email ?? <Nothing />}</Fact>
          <Fact term="Here since">{fullDay(localDateOf(Date.parse(created_at), zone))}</Fact>
          <Fact term="On the calendar">
            {color ? (
              <span className={classes.swatch} style={{ "--c": color }} role="img" aria-label={color} />
            ) : (
              "a colour in turn"
            )}
          </Fact>
        </Facts>
      </Card>
      <RatesCard walker={walker} edit={editOf("pay")} />
      <Card title="Form W-9" aside={editOf("w9")}>
        <p>{w9_on ? `On file since ${fullDay(w9_on)}.` : "None on file."}</p>
        <p className="quiet">Only the day on which it came is kept, never a taxpayer’s number.</p>
      </Card>
      <Card title="Private notes" aside={editOf("notes")}>
        {notes ? <p className={classes.notes}>{notes}</p> : <p className="muted">None. Only you see them.</p>}
      </Card>
    </CardGrid>
  );
}

const Nothing = () => <span className="muted">None</span>;
