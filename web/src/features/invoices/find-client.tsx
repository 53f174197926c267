import { TextInput } from "@mantine/core";
import { SearchIcon } from "../../ui/theme/icons.tsx";
import classes from "./find-client.module.css";

/** Longer lists have a field to find one in them. */
export const atFirst = 8;

interface FindClientProps {
  value: string;
  onChange: (typed: string) => void;
}

/** A field that narrows a list to those whose names have what is typed. */
export const FindClient = ({ value, onChange }: FindClientProps) => (
  <TextInput
    type="search"
    className={classes.find}
    aria-label="Find by name"
    placeholder="Find by name"
    leftSection={<SearchIcon size={18} />}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
