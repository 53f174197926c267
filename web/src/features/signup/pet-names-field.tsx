import { ActionIcon, Button, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { CloseIcon, PlusIcon } from "../../ui/icons.tsx";
import classes from "./pet-names-field.module.css";

interface PetNamesFieldProps {
  /** Of the first field; the others count on. */
  id: string;
  names: readonly string[];
  onChange: (names: string[]) => void;
  /** The list was left, not one field of it. */
  onBlur: () => void;
  error: string | undefined;
}

const mostPets = 50;

/** The pets' names, a field each; at least one field always stays. */
export function PetNamesField({ id, names, onChange, onBlur, error }: PetNamesFieldProps) {
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const focusNext = useRef<number>(undefined);
  useEffect(() => {
    if (focusNext.current !== undefined) fields.current[focusNext.current]?.focus();
    focusNext.current = undefined;
  });

  const change = (index: number, name: string) => onChange(names.with(index, name));
  const add = () => {
    focusNext.current = names.length;
    onChange([...names, ""]);
  };
  const remove = (index: number) => {
    focusNext.current = Math.max(0, index - 1);
    onChange(names.toSpliced(index, 1));
  };

  return (
    <fieldset
      className={classes.pets}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      <legend className={`mantine-InputWrapper-label ${classes.legend}`}>Pet names</legend>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pet without a name yet has nothing else to be known by.
        <div key={index} className={classes.pet}>
          <TextInput
            ref={(field) => {
              fields.current[index] = field;
            }}
            id={index === 0 ? id : `${id}-${index + 1}`}
            aria-label={names.length === 1 ? "Pet name" : `Pet name ${index + 1}`}
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={(event) => change(index, event.currentTarget.value)}
            error={index === 0 && error}
            errorProps={{ role: "alert" }}
          />
          {names.length > 1 && (
            <ActionIcon
              color="gray"
              aria-label={`Remove ${name.trim() || `pet name ${index + 1}`}`}
              onClick={() => remove(index)}
            >
              <CloseIcon />
            </ActionIcon>
          )}
        </div>
      ))}
      {names.length < mostPets && (
        <Button variant="light" size="sm" leftSection={<PlusIcon size={18} />} onClick={add} className={classes.add}>
          Add another pet
        </Button>
      )}
    </fieldset>
  );
}
