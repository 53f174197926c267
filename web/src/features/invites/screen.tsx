import { Button, Group, Skeleton, Stack } from "@mantine/core";
import { listMembers, maxMembers } from "@petcare/contract";
import { formatPhone } from "@petcare/domain";
import { useRead } from "../../lib/api/use-read.ts";
import { monthDay, today } from "../../lib/format/time.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { AddMemberDialog, type Member, MemberInviteDialog, RemoveMemberDialog } from "./dialogs.tsx";

interface HouseholdPeopleProps {
  /** The client of the household, for the owner. By default it is the reader's own. */
  client?: { id: string; name: string; active: boolean };
  /** Whether the reader is a member, who can change nothing. */
  isMember?: boolean;
}

/** The members of a client's household, who sign in by themselves and see what the client sees. */
export function HouseholdPeople({ client, isMember = false }: HouseholdPeopleProps) {
  const query = useRead(listMembers, { query: client ? { client: client.id } : {} });
  const { last, shown, opening, open } = useDialogInAddress(["add-member", "member", "remove-member"]);
  return (
    <Loaded query={query} failed="Failed to load the household" loading={<Skeleton height={96} />}>
      {(members) => {
        const member = members.find(({ id }) => id === last?.id);
        return (
          <div className="stack gap-12">
            {members.length === 0 && <p className="muted">Nobody else signs in.</p>}
            <ul className="lined rows" hidden={members.length === 0}>
              {members.map((one) => (
                <li key={one.id}>
                  <Stack gap={0} miw={0}>
                    <b>{one.name}</b>
                    <small>{stateOf(one)}</small>
                  </Stack>
                  {!isMember && (
                    <Group gap={4}>
                      {one.invite && one.invite.expires_on >= today() && (
                        <Button
                          variant="subtle"
                          size="compact-md"
                          mih={44}
                          aria-label={`Invite of ${one.name}`}
                          onClick={() => open("member", one.id)}
                        >
                          Invite
                        </Button>
                      )}
                      <Button
                        variant="subtle"
                        size="compact-md"
                        mih={44}
                        color="brick"
                        aria-label={`Remove ${one.name}`}
                        onClick={() => open("remove-member", one.id)}
                      >
                        Remove
                      </Button>
                    </Group>
                  )}
                </li>
              ))}
            </ul>
            {!isMember &&
              client?.active !== false &&
              (members.length < maxMembers ? (
                <Group>
                  <Button variant="light" onClick={() => open("add-member", "new")}>
                    Invite somebody else…
                  </Button>
                </Group>
              ) : (
                <p className="quiet">{maxMembers} people can be added. Remove somebody to invite another one.</p>
              ))}
            {last?.kind === "add-member" && <AddMemberDialog key={opening} client={client} {...shown} />}
            {last?.kind === "member" && member && <MemberInviteDialog member={member} {...shown} />}
            {last?.kind === "remove-member" && member && (
              <RemoveMemberDialog key={opening} member={member} client={client} {...shown} />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

/** Words a member's contact data, or the state of the invite. */
function stateOf({ has_account, email, phone, invite }: Member): string {
  if (has_account) return [email, phone && formatPhone(phone)].filter(Boolean).join(" · ");
  if (!invite) return "Invited";
  return invite.expires_on >= today()
    ? `Invited, until ${monthDay(invite.expires_on)}`
    : "The invite has ended. Remove them and invite them again.";
}
