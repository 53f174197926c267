import { Button } from "@mantine/core";
import { formatPhone, localDateOf } from "@petcare/domain";
import { Link } from "react-router-dom";
import { daysOffText } from "../../lib/format/days-off-link.ts";
import { daySpan, fullDay, today, zone } from "../../lib/format/time.ts";
import { NoteText } from "../../parts/note-text.tsx";
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
      <DaysOffCard walker={walker} editOf={editOf} />
      <RatesCard walker={walker} edit={editOf("pay")} />
      <Card title="Form W-9" aside={editOf("w9")}>
        <p>{w9_on ? `On file since ${fullDay(w9_on)}.` : "None on file."}</p>
        <p className="quiet">Only the day on which it came is kept, never a taxpayer’s number.</p>
      </Card>
      <Card title="Private notes" aside={editOf("notes")}>
        {notes ? <NoteText>{notes}</NoteText> : <p className="muted">None. Only you see them.</p>}
      </Card>
    </CardGrid>
  );
}

/** The days on which they do not work, each with the way to give its visits away. */
function DaysOffCard({ walker: { id, active, days_off }, editOf }: TabProps) {
  return (
    <Card title="Days off" aside={editOf("off")}>
      {days_off.length === 0 && <p className="muted">None to come.</p>}
      <ul>
        {days_off.map((days) => (
          <li key={`${days.from} ${days.to}`} className={classes.daysOff}>
            <span>
              <b>{daySpan(days.from, days.to)}</b> {days.note}
            </span>
            {active && days.to >= today() && (
              <Button
                component={Link}
                to={`?off=${daysOffText(id, days)}`}
                state={{ opened: true }}
                variant="subtle"
                size="compact-md"
              >
                Give visits…<span className="visually-hidden"> of {daySpan(days.from, days.to)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Nothing = () => <span className="muted">None</span>;
