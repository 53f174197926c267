import { TextInput } from "@mantine/core";
import { SearchIcon } from "../../ui/theme/icons.tsx";

/** Longer lists have a field to find one in them. */
export const atFirst = 8;

/** A field that narrows a list to those whose names have what is typed. */
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
