import { TextInput } from "@mantine/core";
import { SearchIcon } from "../../ui/theme/icons.tsx";

/** Longer lists get a search field. */
export const atFirst = 8;

/** A field to find clients by name in a list. */
export const FindClient = ({ value, onChange }: { value: string; onChange: (typed: string) => void }) => (
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
