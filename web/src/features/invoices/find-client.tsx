import { TextInput } from "@mantine/core";
import { SearchIcon } from "../../ui/theme/icons.tsx";

interface FindClientProps {
  value: string;
  onChange: (typed: string) => void;
}

/** A field to find clients by name in a list. */
export const FindClient = ({ value, onChange }: FindClientProps) => (
  <TextInput
    type="search"
    px={16}
    py={12}
    aria-label="Find by name"
    placeholder="Find by name"
    leftSection={<SearchIcon size={18} />}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
