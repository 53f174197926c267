import "../../ui/theme/checkbox-styles.ts";
import { Checkbox } from "@mantine/core";
import { getNoticeSettings } from "@petcare/contract";
import { firstNameOf, type LocalDate } from "@petcare/domain";
import { useClients } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { shortDay } from "../../lib/format/time.ts";

interface Telling {
  /** The client's first name. */
  name: string;
  /** The last day for which messages have gone out. */
  through: LocalDate;
}

/** Reads whether to ask about a message; undefined if the client gets the message anyway, or gets no messages. */
export function useTelling(clientId: string | undefined, date: string | undefined): Telling | undefined {
  const settings = useRead(getNoticeSettings).data;
  const client = useClients().find(({ id }) => id === clientId);
  if (!settings?.on || !date || date <= settings.through || !client?.has_account || !client.active) return undefined;
  return { name: firstNameOf(client.name), through: settings.through };
}

interface TellFieldProps {
  telling: Telling | undefined;
  checked: boolean;
  onChange: (tell: boolean) => void;
}

/** Asks whether the client gets a message now about a day whose week has not been sent. */
export const TellField = ({ telling, checked, onChange }: TellFieldProps) =>
  telling && (
    <Checkbox
      label={`Tell ${telling.name}`}
      description={`People are told up to ${shortDay(telling.through)}. Later days come with their week.`}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
