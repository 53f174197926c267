import { Button, Skeleton } from "@mantine/core";
import { listMembers, maxMembers } from "@petcare/contract";
import { formatPhone } from "@petcare/domain";
import { useRead } from "../../lib/api/use-read.ts";
import { monthDay, today } from "../../lib/format/time.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import classes from "./household-people.module.css";
import { MemberDialog } from "./member-dialog.tsx";
import { type Member, memberDialogs } from "./members.ts";

interface HouseholdPeopleProps {
  /** The client whose household it is, for the owner; absent: the reader's own. */
  client?: { id: string; name: string; active: boolean };
  /** Whether the reader is a member, who sees the others and changes nothing. */
  isMember?: boolean;
}

/** The people who sign in beside a client, and see what the client sees. */
export function HouseholdPeople({ client, isMember = false }: HouseholdPeopleProps) {
  const query = useRead(listMembers, { query: client ? { client: client.id } : {} });
  const { dialog, opening, open, closeOpening } = useDialogInAddress(memberDialogs);
  const kind = useLastDefined(dialog?.kind);
  const id = useLastDefined(dialog?.id);
  const shown = { opened: dialog !== undefined, onClose: () => closeOpening(opening) };
  return (
    <Loaded query={query} failed="Failed to load the household" loading={<Skeleton height={96} />}>
      {(members) => (
        <div className="stack gap-12">
          {members.length === 0 && <p className="muted">Nobody else signs in.</p>}
          {members.length > 0 && (
            <ul className={classes.members}>
              {members.map((member) => (
                <li key={member.id}>
                  <span className={classes.who}>
                    <b>{member.name}</b>
                    <small>{stateOf(member)}</small>
                  </span>
                  {!isMember && (
                    <span className={classes.acts}>
                      {isOpen(member) && (
                        <Button
                          variant="subtle"
                          size="compact-md"
                          aria-label={`Invite of ${member.name}`}
                          onClick={() => open("member", member.id)}
                        >
                          Invite
                        </Button>
                      )}
                      <Button
                        variant="subtle"
                        size="compact-md"
                        color="brick"
                        aria-label={`Remove ${member.name}`}
                        onClick={() => open("remove-member", member.id)}
                      >
                        Remove
                      </Button>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
          {!isMember &&
            client?.active !== false &&
            (members.length < maxMembers ? (
              <Button variant="light" className={classes.add} onClick={() => open("member", "new")}>
                Invite somebody else…
              </Button>
            ) : (
              <p className="quiet">{maxMembers} people can be added. Remove somebody to invite another one.</p>
            ))}
          {kind && id && (
            <MemberDialog
              key={opening}
              act={kind}
              member={id === "new" ? "new" : members.find((one) => one.id === id)}
              client={client}
              {...shown}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

const isOpen = ({ invite }: Member) => invite !== undefined && invite.expires_on >= today();

/** How somebody can be reached, or how their invite stands. */
function stateOf({ has_account, email, phone, invite }: Member): string {
  if (has_account) return [email, phone && formatPhone(phone)].filter(Boolean).join(" · ");
  if (!invite) return "Invited";
  return invite.expires_on >= today()
    ? `Invited, until ${monthDay(invite.expires_on)}`
    : "The invite has ended. Remove them and invite them again.";
}
