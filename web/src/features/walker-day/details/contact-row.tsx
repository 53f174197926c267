import { UnstyledButton } from "@mantine/core";
import { showVisitCodes } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { useCodes } from "../../../lib/api/use-codes.ts";
import { codeNames, codeOrder } from "../../../lib/format/code-words.ts";
import { mapLink, phoneLink } from "../../../lib/format/contact-links.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { KeyIcon, MapPinIcon, PhoneIcon } from "../../../ui/theme/icons.tsx";
import type { WalkerVisit } from "../my-schedule.ts";
import classes from "./contact-row.module.css";

/** Call, map and the home's codes, each where the visit has one. Where to park stands below. */
export function ContactRow({ visit }: { visit: WalkerVisit }) {
  const { client, address, codes: known, parking } = visit;
  const { codes, busy, error, show, hide } = useCodes(() => call(showVisitCodes, { params: { id: visit._id } }));
  if (!client.phone && !address && known.length === 0 && !parking) return null;
  return (
    <div className={classes.contact}>
      <div className={classes.row}>
        {client.phone && (
          <a className={classes.action} href={phoneLink(client.phone)}>
            <PhoneIcon />{" "}
            <span>
              Call<span className="visually-hidden"> {client.name}</span>
            </span>
          </a>
        )}
        {address && (
          <a className={classes.action} href={mapLink(address)} target="_blank" rel="noopener noreferrer">
            <MapPinIcon /> Map
          </a>
        )}
        {known.length > 0 && (
          <UnstyledButton
            className={classes.action}
            aria-expanded={codes !== undefined}
            aria-busy={busy}
            onClick={codes ? hide : show}
          >
            <KeyIcon /> {codes ? "Hide codes" : "Show codes"}
          </UnstyledButton>
        )}
      </div>
      <div aria-live="polite">
        {codes &&
          codeOrder.map(
            (name) =>
              codes[name] && (
                <p key={name} className={classes.code}>
                  {codeNames[name]} <b>{codes[name]}</b>
                </p>
              ),
          )}
      </div>
      {error && <Failure error={error} fallback="Failed to show the codes" />}
      {parking && <p className={classes.parking}>Parking: {parking}</p>}
    </div>
  );
}
